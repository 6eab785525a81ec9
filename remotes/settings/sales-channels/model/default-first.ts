import { isNarrowed, type ListFilter } from '@stoa/admin/list'

/**
 * A page of channels with the default one at the head of the first page, where it was not read in its own right. A list that
 * is searched, filtered or sorted keeps its order.
 */
export function defaultFirst<Channel extends { id: string }>(
  channels: readonly Channel[],
  defaultChannel: Channel | undefined,
  filter: ListFilter,
): readonly Channel[] {
  if (!defaultChannel || isNarrowed(filter) || filter.sort) return channels
  const others = channels.filter(({ id }) => id !== defaultChannel.id)
  return filter.page === 1 ? [defaultChannel, ...others] : others
}
