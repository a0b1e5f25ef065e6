import type { Plugin } from 'vite';

/**
 * The picture of another host by which Firestore's transport learns, after a failed connection, whether there is a
 * network, and the scheme that it forces on the address: https, also where the app itself is served by http.
 */
const PING =
  /new (?<uri>\w+)\((?<asked>\w+)\|\|(?<quote>["'`])\/\/www\.google\.com\/images\/cleardot\.gif\k<quote>\);\w+\.location&&\w+\.location\.protocol==["'`]http["'`]\|\|\w+\(\w+,["'`]https["'`]\)/;
/** A small file of the app, which the offline shell keeps: a missing network answers as well, and nobody is told of it. */
const OWN = '/favicon.svg';

/**
 * A plugin for builds: the transport asks the app's own host instead. The content policy refuses the other host, which
 * has no business with the app, and each refusal was an error in the console of every device without a network. The answer
 * goes into the transport's statistics alone.
 */
export function ownNetworkPing(): Plugin {
  return {
    name: 'enclos-own-network-ping',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]webchannel_blob_es\w+\.js$/ },
      handler: (code) => ({ code: withOwnPing(code), map: null }),
    },
  };
}

/** Returns the transport's code with the ping at the app's own host. @throws when the code has no such ping any more */
export function withOwnPing(code: string): string {
  const changed = code.replace(PING, `new $<uri>($<asked>||globalThis.location.origin+'${OWN}')`);
  if (changed === code || changed.includes('www.google.com/images'))
    throw new Error(
      'The transport of Firestore has no ping of the known form: scripts/own-network-ping.ts must follow it.',
    );
  return changed;
}
