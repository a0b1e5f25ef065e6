/** Waiting for what other processes or streams will do soon. */

/** Resolves once the check passes; fails with its last reason after `withinMs`. */
export async function eventually(check: () => void | Promise<void>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
