import { join } from 'node:path'

const LOCALISED = join(import.meta.dirname, '../shared/ui/ui-provider/aria-texts.ts')

const LIBRARY = /node_modules[/\\](react-aria-components|react-aria|react-stately)[/\\]/

const ENGLISH = /"([^"]*intl\/(?:([\w-]+)\/)?en-US\.mjs)"/

interface LoaderContext {
  resourcePath: string
}

/**
 * Replaces a module of react-aria that has its texts in every language by one with the English texts, which asks the page
 * for those of other languages.
 */
export default function ariaTextsLoader(this: LoaderContext, source: string): string {
  const [, library] = LIBRARY.exec(this.resourcePath) ?? []
  const [, english, part] = ENGLISH.exec(source) ?? []
  if (!library || !english) throw new Error(`${this.resourcePath} has no English texts of react-aria`)
  const name = part ? `@${library}/${part}` : library
  return `import english from ${JSON.stringify(english)}
import { localised } from ${JSON.stringify(LOCALISED)}
export default { 'en-US': /*#__PURE__*/ localised(${JSON.stringify(name)}, english) }`
}
