import { resolve } from 'node:path'

import { readWords, WrongUse, type Command } from './command.ts'
import { createKey, readKey } from './feed/signing-keys.ts'

const usage = `Usage: stoa keys create [--out FILE]
       stoa keys show FILE

Makes a private Ed25519 key to sign with, and prints its public key; or prints the public key of one.

  --out FILE   where to; by default stoa.key in this folder. Only you may read it: keep it out of repositories.

“stoa publish --key FILE” signs an extension, “stoa feed sign --key FILE” a feed. Use one key for each.`

/** `stoa keys`. */
export const keys: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['create or show', 'FILE?'], {
      out: { type: 'string', default: 'stoa.key' },
    })
    const [action, file] = words
    if (action === 'create' && file === undefined) {
      const { publicKey } = createKey(resolve(values.out))
      console.log(`${values.out} holds the private key. The public key is\n\n  ${publicKey}`)
      return 0
    }
    if (action !== 'show' || file === undefined) throw new WrongUse('say “create”, or “show FILE”')
    console.log(readKey(file).publicKey)
    return 0
  },
}
