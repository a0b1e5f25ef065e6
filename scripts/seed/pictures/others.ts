/** A sitting animal: apes, monkeys, lemurs, the meerkat. */
export type Sitter = {
  readonly coat: string;
  readonly face: string;
  readonly size: number;
  readonly kind: 'ape' | 'lemur' | 'moustache' | 'meerkat' | 'plain';
};

/** Returns a sitting animal that looks at the viewer. */
export function sitter({ coat, face, size, kind }: Sitter): string {
  const stroke = (path: string, width: number, color = coat) =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const tailPath = 'M70 -60 Q210 -70 200 -210 Q196 -300 130 -330';
  const tail =
    kind === 'ape'
      ? ''
      : kind === 'lemur'
        ? `${stroke(tailPath, 42, '#f2ece0')}<path d="${tailPath}" stroke="#35302c" stroke-width="42" stroke-dasharray="26 26" fill="none"/>`
        : stroke(tailPath, kind === 'meerkat' ? 16 : 22);
  const wide = kind === 'ape' ? 150 : 104;
  const ears = kind === 'ape' ? 26 : 34;
  return `<ellipse cx="600" cy="684" rx="${size * 190}" ry="18" fill="#000" opacity=".13"/>
    <g transform="translate(600 680) scale(${size})">${tail}
      <path d="M0 -330 Q${wide} -310 ${wide * 1.04} -120 Q${wide} 0 0 0 Q${-wide} 0 ${-wide * 1.04} -120 Q${-wide} -310 0 -330Z" fill="${coat}"/>
      <ellipse cx="0" cy="-120" rx="${wide * 0.5}" ry="92" fill="${face}" opacity=".45"/>
      ${stroke(`M${-wide * 0.82} -236 Q${-wide * 1.5} -120 ${-wide * 0.72} -26`, wide * 0.4)}${stroke(`M${wide * 0.82} -236 Q${wide * 1.5} -120 ${wide * 0.72} -26`, wide * 0.4)}
      <circle cx="-86" cy="-392" r="${ears}" fill="${coat}"/><circle cx="86" cy="-392" r="${ears}" fill="${coat}"/>
      <circle cx="0" cy="-380" r="92" fill="${coat}"/>
      <path d="M0 -432 Q64 -440 64 -380 Q62 -306 0 -302 Q-62 -306 -64 -380 Q-64 -440 0 -432Z" fill="${face}"/>
      ${kind === 'lemur' || kind === 'meerkat' ? '<circle cx="-30" cy="-392" r="25" fill="#35302c"/><circle cx="30" cy="-392" r="25" fill="#35302c"/>' : ''}
      <circle cx="-30" cy="-392" r="11" fill="${kind === 'lemur' ? '#e9a23b' : '#2b2622'}"/><circle cx="30" cy="-392" r="11" fill="${kind === 'lemur' ? '#e9a23b' : '#2b2622'}"/>
      <ellipse cx="0" cy="-348" rx="${kind === 'ape' ? 26 : 15}" ry="11" fill="#35302c"/>
      ${kind === 'moustache' ? stroke('M-8 -334 Q-60 -330 -70 -262 M8 -334 Q60 -330 70 -262', 13, '#f7f2e8') : ''}
      ${stroke('M-24 -322 Q0 -308 24 -322', 7, '#35302c')}
    </g>`;
}

/** Returns a seal or sea lion at rest. */
export function seal(coat: string, belly: string): string {
  return `<ellipse cx="590" cy="684" rx="330" ry="18" fill="#000" opacity=".13"/>
    <path d="M250 668 Q300 600 420 560 Q560 510 640 400 Q668 330 740 330 Q824 336 828 410 Q828 470 784 520 Q760 640 640 676 Q420 700 250 668Z" fill="${coat}"/>
    <path d="M640 676 Q760 640 784 520 Q750 560 690 570 Q640 620 560 680Z" fill="${belly}"/>
    <path d="M660 600 Q720 640 764 684 Q680 700 620 650Z" fill="${coat}"/><path d="M300 660 Q220 610 170 620 Q200 652 176 690 Q240 690 300 672Z" fill="${coat}"/>
    <ellipse cx="822" cy="414" rx="38" ry="30" fill="${belly}"/><circle cx="850" cy="404" r="11" fill="#2b2622"/><circle cx="776" cy="390" r="11" fill="#2b2622"/>
    <path d="M836 424 l50 12 M834 430 l44 26" stroke="#4a4238" stroke-width="4"/>`;
}

/** Returns a tortoise. */
export function tortoise(shell: string, skin: string): string {
  return `<ellipse cx="590" cy="684" rx="330" ry="18" fill="#000" opacity=".13"/>
    <g fill="${skin}"><rect x="400" y="570" width="84" height="112" rx="34"/><rect x="690" y="570" width="84" height="112" rx="34"/>
      <path d="M780 560 Q880 540 900 440 Q930 410 970 440 Q990 490 950 510 Q920 620 790 620Z"/></g>
    <path d="M320 610 Q330 350 570 340 Q820 350 840 610 Q580 650 320 610Z" fill="${shell}"/>
    <g fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"><path d="M470 380 L520 480 L640 480 L690 384 M520 480 L470 620 M640 480 L700 620 M380 480 L520 480 M640 480 L790 480"/></g>
    <circle cx="946" cy="452" r="8" fill="#2b2622"/>`;
}

/** Returns a lizard or a crocodile, longer or higher. */
export function lizard(skin: string, shade: string, kind: 'lizard' | 'crocodile' | 'chameleon'): string {
  const back =
    kind === 'crocodile'
      ? Array.from({ length: 11 }, (_, n) => `M${330 + n * 42} ${560 - Math.abs(5 - n) * -3} l20 -28 l20 28Z`).join('')
      : '';
  const crest = kind === 'chameleon' ? `<path d="M790 545 Q770 440 900 512Z" fill="${shade}"/>` : '';
  const tail =
    kind === 'chameleon' ? 'M360 580 Q190 560 200 660 Q240 720 290 670 Q290 630 256 640' : 'M380 590 Q230 570 90 650';
  const snout =
    kind === 'crocodile'
      ? 'M800 540 Q900 520 1080 580 Q1090 612 1050 618 L800 630Z'
      : 'M790 520 Q860 470 930 510 Q976 550 930 580 Q860 610 790 620Z';
  return `<ellipse cx="600" cy="686" rx="380" ry="16" fill="#000" opacity=".13"/>
    <path d="${tail}" stroke="${skin}" stroke-width="50" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
    <path d="M450 600 L420 674 h-44 M740 610 L776 674 h44" stroke="${shade}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
    <path d="${back}" fill="${shade}"/><path d="M340 590 Q520 500 820 536 Q840 600 800 632 Q560 680 350 640Z" fill="${skin}"/>${crest}
    <path d="${snout}" fill="${skin}"/>
    <path d="M520 630 L500 676 h-44 M680 640 L704 676 h44" stroke="${skin}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
    <circle cx="${kind === 'crocodile' ? 850 : 872}" cy="${kind === 'crocodile' ? 544 : 520}" r="17" fill="#f0e2b0"/><circle cx="${kind === 'crocodile' ? 852 : 876}" cy="${kind === 'crocodile' ? 544 : 520}" r="8" fill="#2b2622"/>
    <path d="M${kind === 'crocodile' ? '900 596 L1060 604' : '880 574 L944 556'}" stroke="#000" stroke-opacity=".3" stroke-width="6"/>`;
}

/** Returns a snake in its coils. */
export function snake(skin: string, marks: string): string {
  const coils =
    'M300 660 Q600 720 880 650 Q960 590 840 560 Q600 530 400 580 Q340 540 440 500 Q600 460 760 500 Q820 480 780 420 Q740 360 800 320';
  return `<ellipse cx="600" cy="700" rx="360" ry="18" fill="#000" opacity=".13"/>
    <path d="${coils}" stroke="${skin}" stroke-width="66" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
    <path d="${coils}" stroke="${marks}" stroke-width="30" stroke-dasharray="44 40" fill="none"/>
    <ellipse cx="832" cy="312" rx="66" ry="42" fill="${skin}" transform="rotate(14 832 312)"/><circle cx="848" cy="298" r="9" fill="#2b2622"/>
    <path d="M894 330 l44 14 l22 -6 M938 344 l16 18" stroke="#a8473b" stroke-width="5" fill="none"/>`;
}

/** Returns a frog. */
export function frog(skin: string, shade: string): string {
  return `<ellipse cx="600" cy="684" rx="250" ry="18" fill="#000" opacity=".13"/>
    <path d="M430 660 Q340 640 380 540 Q430 480 500 560Z M770 660 Q860 640 820 540 Q770 480 700 560Z" fill="${shade}"/>
    <path d="M600 400 Q780 420 770 580 Q750 680 600 684 Q450 680 430 580 Q420 420 600 400Z" fill="${skin}"/>
    <circle cx="520" cy="408" r="52" fill="${skin}"/><circle cx="680" cy="408" r="52" fill="${skin}"/><circle cx="520" cy="400" r="29" fill="#2b2622"/><circle cx="680" cy="400" r="29" fill="#2b2622"/>
    <circle cx="530" cy="390" r="8" fill="#fff"/><circle cx="690" cy="390" r="8" fill="#fff"/>
    <path d="M500 512 Q600 566 700 512" stroke="${shade}" stroke-width="11" stroke-linecap="round" fill="none"/>
    <path d="M500 600 v76 h-44 M700 600 v76 h44" stroke="${shade}" stroke-width="32" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}
