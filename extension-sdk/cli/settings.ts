import { readJson } from '../build/read-json.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { StoreSettings, TOKEN } from './store-settings.ts'

const usage = `Usage: stoa settings NAME --store URL [--import FILE | --remove]

Prints the settings that an extension keeps in a store, as JSON.

  NAME           the extension; it need not be installed any more
  --store URL    the address of the store's API; ${TOKEN} in the environment is the API token of a user
  --import FILE  saves the settings of such a file, beside those that there are
  --remove       removes them`

/** `stoa settings`. */
export const settings: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], {
      store: { type: 'string' },
      import: { type: 'string' },
      remove: { type: 'boolean' },
    })
    const [name = ''] = words
    if (values.store === undefined) throw new WrongUse('name the store: --store URL')
    const store = new StoreSettings(values.store, name)
    if (values.remove) {
      console.log(`Removed: ${await store.remove()}`)
      return 0
    }
    if (values.import !== undefined) {
      await store.save(readJson(values.import))
      console.log(`The settings of ${name} are saved.`)
      return 0
    }
    console.log(JSON.stringify(await store.read(), null, 2))
    return 0
  },
}
