/** So many customers go into one call: the backend refuses bodies of more than 100 kB. */
const AT_ONCE = 500

/** Calls once for so many ids as one call takes, one call after the other. */
export async function inChunks(
  ids: readonly string[],
  call: (customerIds: string[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) await call(ids.slice(start, start + AT_ONCE))
}
