import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { formOf, stemOf, type Texts } from './locale-texts.ts'
import type { Fault } from './rules.ts'

/** How a language addresses people, and its word for each English term. */
export interface Terms {
  /** The form of address, in English, with the reason. */
  address: string
  /** English term → the beginnings of the words that it may have in a text, in lower case. */
  terms: Readonly<Record<string, readonly string[]>>
  /** English term → words for something else that must not stand for it, as patterns. */
  avoid?: Readonly<Record<string, readonly string[]>>
}

export const TERMS = join(ROOT, 'shared/i18n/terms')

/** The term list of a language; undefined where it has none. */
export function readTerms(language: string): Terms | undefined {
  const file = join(TERMS, `${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Terms) : undefined
}

/** The words of a text up to which its terms are compared: longer sentences may name things in other words. */
const MOST_WORDS = 3

/** Keys whose English word is not the term, and what it means there. */
const NO_TERM: Readonly<Record<string, string>> = {
  'afterSale.difference.due': 'the one who pays can be nobody else',
  'afterSale.difference.refund': 'the one who is paid back can be nobody else',
  'afterSale.facts.due': 'the one who pays can be nobody else',
  'afterSale.ask.settle.refund.title': 'the difference is paid back',
  'orderEdits.one': 'a change, in the list of changes of an order',
  'orderEdits.steps.request.title': 'the one who is asked can be nobody else',
  'orderEdits.statuses.requested': 'the one who is awaited can be nobody else',
  'afterSale.start': 'what to do, as verbs',
  'afterSale.exchange.action': 'what to do, as a verb',
  'settings.search.reasons.words': 'words to search for, with those of neighboring terms',
  'team.invite.action': 'what to do, as a verb',
  'team.invite.save': 'what to do, as a verb',
  'collections.order.saved': 'the order in which products are shown',
  'productVariants.order.stockAction': 'the order in which variants are shown',
  'productVariants.order.apply': 'the order in which variants are shown',
  'productVariants.order.saved': 'the order in which variants are shown',
}

/** The English that a text translates. */
const sourceOf = (english: Texts, key: string): string =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? ''

const plain = (text: string): string => text.replaceAll(/{{.*?}}|<.*?>/g, ' ').trim()

const patterns = new Map<string, RegExp>()

/** A term in the singular and in the plural. Each of thousands of texts asks for the same few dozen. */
function formsOf(term: string): RegExp {
  const known = patterns.get(term)
  if (known) return known
  const pattern = new RegExp(`(?<![\\w-])(?:${term}|${term}s|${term.replace(/y$/, 'ies')})\\b`, 'giu')
  patterns.set(term, pattern)
  return pattern
}

/** The terms that an English text names. A longer term hides the shorter ones in it. */
export function termsIn(english: string, terms: Iterable<string>): string[] {
  let rest = plain(english)
  return [...terms]
    .toSorted((one, other) => other.length - one.length)
    .filter((term) => {
      const shorter = rest.replaceAll(formsOf(term), ' ')
      const isThere = shorter !== rest
      rest = shorter
      return isThere
    })
}

/** Short texts that do not use the language's word for a term of their English text. */
export function lostTerms({ terms }: Terms, english: Texts, texts: Texts): Fault[] {
  return [...texts].flatMap(([key, text]) => {
    const source = sourceOf(english, key)
    if (plain(source).split(/\s+/).length > MOST_WORDS || stemOf(key) in NO_TERM) return []
    // Forms for few things may leave out what is clear.
    if ((formOf(key) ?? 'other') !== 'other') return []
    const shown = text.toLowerCase()
    return termsIn(source, Object.keys(terms))
      .filter((term) => !terms[term]?.some((stem) => shown.includes(stem.toLowerCase())))
      .map((term) => ({ key, reason: `“${source}” without ${terms[term]?.join(' or ')}: ${text}` }))
  })
}

/** Texts, of any length, that have the word of something else for a term, such as that of a return for a refund. */
export function confusedTerms({ terms, avoid = {} }: Terms, english: Texts, texts: Texts): Fault[] {
  const names = new Set([...Object.keys(terms), ...Object.keys(avoid)])
  return [...texts].flatMap(([key, text]) => {
    if (stemOf(key) in NO_TERM) return []
    const source = sourceOf(english, key)
    const found = termsIn(source, names).flatMap((term) => {
      const others = Object.entries(terms).flatMap(([other, stems]) =>
        other !== term && source.toLowerCase().includes(other) ? stems : [],
      )
      return (avoid[term] ?? [])
        .flatMap((word) => new RegExp(word, 'iu').exec(plain(text)) ?? [])
        .filter((word) => !others.some((stem) => word.toLowerCase().includes(stem)))
    })
    return found.map((word) => ({ key, reason: `“${source}” with ${word}: ${text}` }))
  })
}
