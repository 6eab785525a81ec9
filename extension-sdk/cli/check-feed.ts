import { describeFault } from './checks/fault.ts'
import { readWords, type Command } from './command.ts'
import { fetchFaults } from './feed/fetch-entries.ts'
import { admissionOf, describeFinding, isRefusal } from './feed/admission.ts'
import { readFeed } from './feed/read-feed.ts'

const usage = `Usage: stoa check-feed FILE [--admin URL] [--fetch] [--json]

Says what an admin with this version of the SDK would refuse of a feed: the answer is the shell's own.

  FILE          a feed.json
  --admin URL   the admin's own address, when the feed names it in full: code may load from there
  --fetch       also reads every entry from where the feed says that it lies, and compares its hash; addresses
                without an origin are read from --admin
  --json        prints { extensions, admitted, findings, milliseconds }

What the operator switched off is reported, but is no reason to exit with 1.`

/** `stoa check-feed`. */
export const checkFeed: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['FILE'], {
      admin: { type: 'string' },
      fetch: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    })
    const [file = ''] = words
    const feed = readFeed(file)
    const start = performance.now()
    const { extensions, findings } = admissionOf(feed, values.admin)
    const milliseconds = Math.ceil(performance.now() - start)
    const unreachable = values.fetch ? await fetchFaults(extensions, values.admin) : []
    const size = feed.extensions.length
    if (values.json) {
      console.log(
        JSON.stringify({
          extensions: size,
          admitted: extensions.length,
          findings,
          ...(values.fetch && { unreachable }),
          milliseconds,
        }),
      )
    } else {
      for (const finding of findings) console.log(describeFinding(finding))
      for (const fault of unreachable) console.log(describeFault(fault))
      const refused = findings.filter(isRefusal).length
      console.log(
        `${extensions.length} of ${size} let in, ${refused || 'nothing'} refused, in ${milliseconds} ms`,
      )
    }
    return findings.some(isRefusal) || unreachable.length > 0 ? 1 : 0
  },
}
