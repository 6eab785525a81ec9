/** The public key that feeds must be signed with; undefined where the operator wants no signature. */
export const feedKey = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=stoa-feed-key]')?.content || undefined
