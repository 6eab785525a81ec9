import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss'

import type { Fault } from './fault.ts'
import type { Origin } from './source-position.ts'

const LAYER = 'extensions'
/** Rules that are the page's in whatever layer. */
const GLOBAL_RULES: Readonly<Record<string, string>> = {
  property: '@property registers a name for the whole page: give var(…) a fallback instead',
  import: '@import is not part of the build: import the file in a script',
  page: '@page prints the whole admin differently: leave it out',
  'view-transition': '@view-transition is the whole admin’s: leave it out',
}

interface Position {
  line: number
  column: number
}

interface Around {
  isInLayer: boolean
  /** Whether a class around it keeps it to the extension's own elements. */
  isAnchored: boolean
}

function isAnchor(component: SelectorComponent): boolean {
  if (component.type === 'class' || component.type === 'id') return true
  if (component.type !== 'pseudo-class' || (component.kind !== 'is' && component.kind !== 'where'))
    return false
  return component.selectors.every(isOwn)
}

/** Elements of the document itself, whatever else a selector says of them. */
const isPage = (component: SelectorComponent): boolean =>
  (component.type === 'type' && (component.name === 'html' || component.name === 'body')) ||
  (component.type === 'id' && component.name === 'root') ||
  (component.type === 'pseudo-class' && component.kind === 'root')

const compoundsOf = (selector: Selector): Selector[] =>
  selector.reduce<Selector[]>(
    (compounds, component) =>
      component.type === 'combinator'
        ? [...compounds, []]
        : [...compounds.slice(0, -1), [...(compounds.at(-1) ?? []), component]],
    [[]],
  )

/** Whether a selector names an element of the extension, and selects no element of the document itself. */
function isOwn(selector: Selector): boolean {
  const compounds = compoundsOf(selector)
  return !compounds.at(-1)?.some(isPage) && compounds.some((one) => one.some(isAnchor) && !one.some(isPage))
}

const nameOf = (component: SelectorComponent): string => {
  if (component.type === 'universal') return '*'
  if (component.type === 'class') return `.${component.name}`
  if (component.type === 'id') return `#${component.name}`
  if (component.type === 'combinator') return component.value === 'child' ? ' > ' : ' '
  if (component.type === 'attribute') return `[${component.name}]`
  if (component.type === 'pseudo-class' && 'selectors' in component && component.selectors)
    return `:${component.kind}(${(component.selectors as Selector[]).map(textOf).join(', ')})`
  if (component.type === 'pseudo-class' || component.type === 'pseudo-element')
    return `${component.type === 'pseudo-class' ? ':' : '::'}${component.kind}`
  if (component.type === 'nesting') return '&'
  return 'name' in component ? component.name : ''
}

const textOf = (selector: Selector): string => selector.map(nameOf).join('')

type Report = (at: Position | undefined, message: string) => void

function checkRules(rules: readonly Rule[], around: Around, report: Report): void {
  for (const rule of rules) checkRule(rule, around, report)
}

function checkRule(rule: Rule, around: Around, report: Report): void {
  if (rule.type === 'ignored' || rule.type === 'layer-statement') return
  const value = rule.value as { loc?: Position; rules?: Rule[] } | undefined
  const globalMessage = GLOBAL_RULES[rule.type]
  if (globalMessage) return report(value?.loc, globalMessage)
  if (rule.type === 'layer-block') {
    const isOurs = around.isInLayer || rule.value.name?.[0] === LAYER
    if (!isOurs)
      report(
        rule.value.loc,
        `@layer ${rule.value.name?.join('.') ?? ''} is not the extensions’: write @layer ${LAYER}`,
      )
    return checkRules(rule.value.rules, { ...around, isInLayer: true }, report)
  }
  if (rule.type !== 'style') return checkRules(value?.rules ?? [], around, report)
  const { selectors, loc, rules = [] } = rule.value
  const loose = selectors.filter((selector) => !around.isAnchored && !isOwn(selector))
  const [first = []] = selectors
  if (!around.isInLayer)
    report(
      loc,
      `“${textOf(first)}” is outside of every layer and would override the admin’s own styles: put it into @layer ${LAYER} { … }`,
    )
  for (const selector of loose)
    report(
      loc,
      `“${textOf(selector)}” reaches elements of the whole admin: begin it with a class of a CSS module`,
    )
  checkRules(rules, { ...around, isAnchored: loose.length === 0 }, report)
}

/** The class names of a build are hashed: selectors are named as their file writes them. */
function namedAsWritten(message: string, built: string, origin: Origin | undefined): string {
  const rest = origin?.text
    .split('\n')
    .slice(origin.line - 1)
    .join('\n')
    .slice(origin.column)
  const written = rest && /^[^{};]+(?=\{)/.exec(rest)?.[0]?.trim().replace(/\s+/g, ' ')
  return written && !written.includes(',') ? message.replace(`“${built}”`, `“${written}”`) : message
}

/** Styles of a build that would change anything but the extension's own elements. */
export function styleFaults(
  file: string,
  code: Buffer,
  originOf?: (line: number, column: number) => Origin | undefined,
): Fault[] {
  const faults: Fault[] = []
  const report: Report = (at, message) => {
    const origin = at && originOf?.(at.line, at.column - 1)
    const where = origin ? `${origin.file}:${origin.line}` : file
    const built = /“(.+?)”/.exec(message)?.[1] ?? ''
    faults.push({ rule: 'style', where, message: namedAsWritten(message, built, origin) })
  }
  transform({
    filename: file,
    code,
    visitor: {
      StyleSheet: ({ rules }) => checkRules(rules as Rule[], { isInLayer: false, isAnchored: false }, report),
    },
  })
  return faults
}
