import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkExtension, type Checked } from './checks/check-extension.ts'
import { describeFault, isBlocking } from './checks/fault.ts'
import { readWords, type Command } from './command.ts'
import { extensionFolder } from './extension-folder.ts'

const usage = `Usage: stoa check [--json]

Builds the extension in this folder for itself and says what is wrong with it:

  what an admin refuses     names, paths, zones, ids, ranges of the SDK and of what the shell shares
  import                    Node's own modules, names that the shell does not share, a second React
  missing-package           imports of packages that are not installed
  missing-file, syntax      files that “load” names and that are not there or cannot be parsed
  install                   what the shell shares, but this folder lacks or has in another version: types and tests
                            need a copy, and the checks that show components wait for it
  missing-text              keys that extension.ts or t('…') name and locales/en.json lacks
  missing-translation       keys that another language lacks; “placeholder”: values that differ from English
  undeclared-call           a warning: calls of the store, of other servers and for settings that “uses” lacks, in every
                            file of a contribution, as far as the path is written there
  expand                    a warning: relations of a widget in zones whose page does not read them
  unused-text               a warning: keys of locales/en.json that no text in the code can mean
  style                     rules outside of @layer extensions, and selectors that reach the whole admin
  size                      more than 64000 bytes (brotli) for a contribution with the entry; package.json may say
                            { "stoa": { "budgets": { "default": 80000, "page /care": 120000 } } }
  render, accessibility     each component is shown on a page without a screen, in a shell that answers no call, and
                            looked at by axe (WCAG 2.2 AA). One that does not end is stopped after 30 seconds. A call
                            that fails through useSuspenseQuery counts as shown. Not seen: colours, sizes, and what
                            answered calls show. Where such a finding is wrong, package.json makes it a warning:
                            { "stoa": { "ignore": { "render": ["widget map"], "accessibility": ["page /care"] } } }

Each finding has the file it is in, and the line where one is known. Warnings do not keep it from being published.

  --json   prints { name, version, faults, sizes }; a fault has rule, where, at, message, isWarning`

/** `stoa check`. */
export const check: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], { json: { type: 'boolean' } })
    const folder = extensionFolder()
    const output = mkdtempSync(join(tmpdir(), 'stoa-check-'))
    try {
      const checked = await checkExtension(folder, output)
      const { extension, faults, sizes } = checked
      const { name, version } = extension
      if (values.json)
        console.log(JSON.stringify({ name, version, faults, sizes: Object.fromEntries(sizes) }))
      else report(checked)
      return faults.some(isBlocking) ? 1 : 0
    } finally {
      rmSync(output, { recursive: true })
    }
  },
}

function report({ extension: { name, version }, faults, sizes }: Checked): void {
  for (const fault of faults) console.log(describeFault(fault))
  const blocking = faults.filter(isBlocking).length
  if (blocking > 0) console.log(`\n${name} ${version}: ${blocking} to fix`)
  else {
    const heaviest = Math.max(0, ...sizes.values())
    const count = `${sizes.size} contribution${sizes.size === 1 ? '' : 's'}`
    const warnings = faults.length === 1 ? '1 warning' : `${faults.length} warnings`
    const result = faults.length > 0 ? `${warnings}, nothing that must be fixed` : 'nothing to fix'
    console.log(`${name} ${version}: ${result}; ${count}, at most ${heaviest} bytes each`)
  }
}
