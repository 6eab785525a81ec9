interface Channel {
  id: string
  name: string
}

/** The channels to connect and those to disconnect, to make one choice of the other. */
export function channelChanges(
  before: readonly string[],
  after: readonly string[],
  channels: readonly Channel[],
) {
  const named = (ids: readonly string[]) =>
    ids.map((id) => channels.find((channel) => channel.id === id) ?? { id, name: id })
  return {
    connect: named(after.filter((id) => !before.includes(id))),
    disconnect: named(before.filter((id) => !after.includes(id))),
  }
}
