import type { Uses } from '../../points/uses.ts'

const list = (of: readonly string[] = []): string => of.join(', ')

/** What an extension uses, in words that follow its name: `reads orders, products`. */
export function phrasesOf(uses: Uses | 'everything' | undefined = {}): string[] {
  if (uses === 'everything') return ['may call everything: it does not declare what it uses']
  const phrases = [
    uses.read?.length && `reads ${list(uses.read)}`,
    uses.write?.length && `writes ${list(uses.write)}`,
    uses.storage && 'keeps settings in the store',
    uses.connect?.length && `connects to ${list(uses.connect)}`,
  ].filter((phrase) => typeof phrase === 'string')
  return phrases.length > 0 ? phrases : ['calls nothing']
}
