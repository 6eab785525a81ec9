import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { isDeepStrictEqual } from 'node:util'

import { compressTree } from '../build/compress.ts'
import { sriHash } from '../build/sri-hash.ts'
import type { FeedEntry } from '../points/manifest.ts'
import { checkExtension } from './checks/check-extension.ts'
import { describeFault, isBlocking } from './checks/fault.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { extensionFolder } from './extension-folder.ts'
import { entryNamed, requireNoNewRefusal } from './feed/change-feed.ts'
import { FeedDirectory, versionPath } from './feed/feed-directory.ts'
import { signVersion, SIGNATURE_FILE } from './feed/ownership.ts'
import { describeChange, withPublished } from './feed/publication.ts'
import { readKey } from './feed/signing-keys.ts'

const usage = `Usage: stoa publish --feed DIR [--base URL] [--key FILE] [--take-over] [--accept] [--yes]

Checks and builds the extension in this folder and adds it to a feed directory:

  DIR/extensions/<name>/<version>-<fingerprint>/   its files, each with .br and .gz; never changed again
  DIR/feed.json                                    what admins read; up to 3 earlier versions stay within reach

  --feed DIR   the folder that has feed.json, for example the admin's own; begun when there is none
  --base URL   where DIR is served; by default "/", the admin's own address. Another origin is let in by this.
  --key FILE   signs it with a key of “stoa keys create”: the name then belongs to this key, and nobody else publishes
               under it into this feed
  --take-over  replaces an extension of this name that belongs to no key and has another author, another origin, or, with
               --yes, no author at all
  --accept     accepts that it uses more than the version before; without, such a version waits in the feed until
               “stoa accept NAME”, and the version before runs
  --yes        does not ask

Nothing is changed when the checks find something, or when an admin would refuse something of the new feed.`

/** `stoa publish`. */
export const publish: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], {
      feed: { type: 'string' },
      base: { type: 'string', default: '/' },
      key: { type: 'string' },
      'take-over': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    })
    const directory = new FeedDirectory(values.feed)
    const served = readBase(values.base)
    if (!values.yes && !process.stdin.isTTY)
      throw new WrongUse('nobody can be asked here: say --yes to publish without a question')
    const key = values.key === undefined ? undefined : readKey(values.key)
    const before = directory.readOrBegin()
    const folder = extensionFolder()
    const output = mkdtempSync(join(tmpdir(), 'stoa-publish-'))
    try {
      const { extension, faults, fingerprint, manifest } = await checkExtension(folder, output)
      for (const fault of faults) console.log(describeFault(fault))
      if (!manifest || faults.some(isBlocking)) {
        console.log('\nNothing was published: fix this first.')
        return 1
      }
      const path = versionPath(extension.name, extension.version, fingerprint)
      const entry: FeedEntry = { manifest, base: served + path }
      const content = readFileSync(join(output, 'extension.json'))
      const after = withPublished(directory, before, entry, {
        integrity: sriHash(content),
        key: key?.publicKey,
        isAsked: !values.yes,
        isTakenOver: values['take-over'],
        isAccepted: values.accept,
      })
      requireNoNewRefusal(before, after)
      if (isDeepStrictEqual(after, before)) {
        console.log(
          `${extension.name} ${extension.version} is in ${directory.file} already: nothing was changed.`,
        )
        return 0
      }
      console.log(describeChange(directory, before, after, entry).join('\n'))
      if (!values.yes && !(await isAgreed())) {
        console.log('Nothing was published.')
        return 1
      }
      if (key) writeFileSync(join(output, SIGNATURE_FILE), signVersion(manifest, content, key))
      await compressTree(output)
      directory.addVersion(output, path)
      directory.write(after)
      const isWaiting = entryNamed(after, extension.name)?.waiting?.base === entry.base
      console.log(
        `${extension.name} ${extension.version} ${isWaiting ? 'waits for the operator' : 'is published'}.`,
      )
      return 0
    } finally {
      rmSync(output, { recursive: true, force: true })
    }
  },
}

/** Where the directory is served, with a slash at its end. */
function readBase(base: string): string {
  const whole = base.endsWith('/') ? base : `${base}/`
  if (whole.startsWith('/') && !whole.startsWith('//')) return whole
  const url = URL.parse(whole)
  if (!url?.protocol.startsWith('http') || url.search || url.hash)
    throw new WrongUse(`--base ${base} is no address: write it like https://cdn.example.com/stoa/, or /`)
  return url.href
}

async function isAgreed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('Publish it? (y/n) ')
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}
