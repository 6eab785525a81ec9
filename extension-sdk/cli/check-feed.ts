import { readFileSync } from 'node:fs'

import { verifyFeed } from '../admission/feed-signature.ts'
import { describeFault, type Fault } from './checks/fault.ts'
import { readWords, type Command } from './command.ts'
import { fetchFaults } from './feed/fetch-entries.ts'
import { admissionOf, describeFinding, isRefusal } from './feed/admission.ts'
import { readFeed } from './feed/read-feed.ts'
import { filesAtOrigins, filesBeside, signatureFaults } from './feed/signature-faults.ts'

const usage = `Usage: stoa check-feed FILE [--admin URL] [--fetch] [--key KEY] [--json]

Says what an admin with this version of the SDK would refuse of a feed: the answer is the shell's own.

  FILE          a feed.json
  --admin URL   the admin's own address, when the feed names it in full: code may load from there
  --fetch       also reads every entry from where the feed says that it lies, and compares its hash; addresses
                without an origin are read from --admin
  --key KEY     the public key that the feed must be signed with
  --json        prints { extensions, admitted, findings, milliseconds }

The signatures of extensions whose names belong to a key are checked as well: where their files lie beside FILE, or with
--fetch.

What the operator switched off is reported, but is no reason to exit with 1.`

/** `stoa check-feed`. */
export const checkFeed: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['FILE'], {
      admin: { type: 'string' },
      fetch: { type: 'boolean', default: false },
      key: { type: 'string' },
      json: { type: 'boolean' },
    })
    const [file = ''] = words
    const feed = readFeed(file)
    const start = performance.now()
    const { extensions, findings } = admissionOf(feed, values.admin)
    const milliseconds = Math.ceil(performance.now() - start)
    const unreachable = values.fetch ? await fetchFaults(extensions, values.admin) : []
    const files = values.fetch ? filesAtOrigins(values.admin) : filesBeside(file)
    const ofFeed = values.key === undefined ? [] : await feedFaults(file, values.key)
    const unsigned = [...ofFeed, ...(await signatureFaults(feed, extensions, files))]
    const size = feed.extensions.length
    if (values.json) {
      console.log(
        JSON.stringify({
          extensions: size,
          admitted: extensions.length,
          findings,
          ...(values.fetch && { unreachable }),
          ...(unsigned.length > 0 && { signatures: unsigned }),
          milliseconds,
        }),
      )
    } else {
      for (const finding of findings) console.log(describeFinding(finding))
      for (const fault of [...unreachable, ...unsigned]) console.log(describeFault(fault))
      const refused = findings.filter(isRefusal).length
      console.log(
        `${extensions.length} of ${size} let in, ${refused || 'nothing'} refused, in ${milliseconds} ms`,
      )
    }
    return findings.some(isRefusal) || unreachable.length + unsigned.length > 0 ? 1 : 0
  },
}

/** What is wrong with the signature of a feed, or its expiry. */
async function feedFaults(file: string, key: string): Promise<Fault[]> {
  const check = await verifyFeed(readFileSync(file, 'utf8'), key)
  return check.ok
    ? []
    : [{ rule: check.reason, where: file, message: `${check.detail}: “stoa feed sign” signs it` }]
}
