import { contributionsOf } from '../points/kinds.ts'
import type { Feed } from '../points/manifest.ts'
import { readWords, type Command, type ExitCode } from './command.ts'
import { requireEntry, requireNoNewRefusal } from './feed/change-feed.ts'
import { FeedDirectory } from './feed/feed-directory.ts'

const usageOf = (
  command: string,
  does: string,
): string => `Usage: stoa ${command} NAME [CONTRIBUTION] --feed DIR

${does}

  NAME           the extension
  CONTRIBUTION   one of its contributions alone, as messages and the page Extensions call it: "widget order-points"
  --feed DIR     the folder that has feed.json`

/** What the feed's list calls an extension, or one contribution of it. Throws an Error when there is none. */
function requireName(feed: Feed, name: string, contribution: string | undefined): string {
  const { manifest } = requireEntry(feed, name)
  if (contribution === undefined) return name
  const names = contributionsOf(manifest).map((one) => one.name)
  if (!names.includes(contribution))
    throw new Error(`${name} has no ${contribution}: it has ${names.join(', ') || 'nothing'}`)
  return `${name} ${contribution}`
}

/** Switches an extension of a feed, or a contribution, on or off, unless it is so already. */
function turn(args: string[], isOn: boolean, done: string): ExitCode {
  const { values, words } = readWords(args, ['NAME', 'CONTRIBUTION?'], { feed: { type: 'string' } })
  const name = words.join(' ')
  const directory = new FeedDirectory(values.feed)
  const before = directory.read()
  const isOff = before.disabled.includes(name)
  // A name that is switched off but not in the feed can be taken out of the list all the same.
  if (!isOn || !isOff) requireName(before, words[0] ?? '', words[1])
  if (isOn !== isOff) {
    console.log(`${name} is switched ${isOn ? 'on' : 'off'} already`)
    return 0
  }
  const others = before.disabled.filter((other) => other !== name)
  const after = { ...before, disabled: isOn ? others : [...others, name] }
  if (isOn) requireNoNewRefusal(before, after)
  directory.write(after)
  console.log(`${name} is switched ${done}`)
  return 0
}

/** `stoa disable`. */
export const disable: Command = {
  usage: usageOf(
    'disable',
    'Switches an extension of a feed off, or one contribution. It stays in the feed; “stoa enable” brings it back.',
  ),
  run: async (args) => turn(args, false, 'off: an admin that opens from now on goes without it'),
}

/** `stoa enable`. */
export const enable: Command = {
  usage: usageOf('enable', 'Switches an extension of a feed on again that “stoa disable” switched off.'),
  run: async (args) => turn(args, true, 'on'),
}
