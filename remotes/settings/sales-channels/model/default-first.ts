/** What a page of channels is read with. */
export interface ChannelQuery {
  limit?: number
  offset?: number
}

/**
 * A page of channels with the default one at the head of the first page, where it was not read in its own right. A list that
 * is searched, filtered or sorted keeps its order.
 */
export function defaultFirst<Channel extends { id: string }>(
  channels: readonly Channel[],
  defaultChannel: Channel | undefined,
  { limit: _limit, offset = 0, ...narrowing }: ChannelQuery,
): Channel[] {
  if (!defaultChannel || Object.keys(narrowing).length > 0) return [...channels]
  const others = channels.filter(({ id }) => id !== defaultChannel.id)
  return offset === 0 ? [defaultChannel, ...others] : others
}
