import { readWords, type Command } from './command.ts'
import { admissionOf, describeFinding, isRefusal } from './feed/admission.ts'
import { readFeed } from './feed/read-feed.ts'

const usage = `Usage: stoa check-feed FILE [--admin URL] [--json]

Says what an admin with this version of the SDK would refuse of a feed: the answer is the shell's own.

  FILE          a feed.json
  --admin URL   the admin's own address, when the feed names it in full: code may load from there
  --json        prints { extensions, admitted, findings, milliseconds }

What the operator switched off is reported, but is no reason to exit with 1.`

/** `stoa check-feed`. */
export const checkFeed: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['FILE'], {
      admin: { type: 'string' },
      json: { type: 'boolean' },
    })
    const [file = ''] = words
    const feed = readFeed(file)
    const start = performance.now()
    const { extensions, findings } = admissionOf(feed, values.admin)
    const milliseconds = Math.ceil(performance.now() - start)
    const size = feed.extensions.length
    if (values.json) {
      console.log(JSON.stringify({ extensions: size, admitted: extensions.length, findings, milliseconds }))
    } else {
      for (const finding of findings) console.log(describeFinding(finding))
      const refused = findings.filter(isRefusal).length
      console.log(
        `${extensions.length} of ${size} let in, ${refused || 'nothing'} refused, in ${milliseconds} ms`,
      )
    }
    return findings.some(isRefusal) ? 1 : 0
  },
}
