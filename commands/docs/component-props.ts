import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'

import { ROOT } from '../stack/paths.ts'

/** The reference of the UI kit's props. */
export const DOCUMENT = join(ROOT, 'extension-sdk/docs/ui-props.md')

const UI = join(ROOT, 'extension-sdk/ui')
const FILES = ['layout', 'data', 'actions', 'fields', 'states']

const HEAD = `# Props of the UI kit

Every component of [\`@stoa/extension-sdk/ui\`](ui.md), with its props. [UI kit](ui.md#how-they-look) has their
pictures, the [README](../README.md#points) the names that are an \`IconName\`.

This page is made by \`node commands/docs/component-props.ts\` from the types.`

/** One prop of a component. */
export interface Prop {
  name: string
  type: string
  isRequired: boolean
  /** Without a default a prop that is left out is without effect. */
  default?: string
  meaning: string
}

interface Shape {
  doc: string
  props: readonly Prop[]
}

const DOC = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\n`
const INTERFACE = new RegExp(
  `${DOC}export interface (\\w+)(?:<\\w+>)?(?: extends ([^{]+))? \\{\n([^]*?)\n\\}`,
  'g',
)
const COMPONENT = new RegExp(
  `${DOC}export (?:const|function) ([A-Z]\\w*)(?:<\\w+>)?(?: = )?\\([^)]*?: (\\w+)(?:<\\w+>)?\\)`,
  'g',
)
const MEMBER = new RegExp(`(?:  ${DOC})?  ('[\\w-]+'|\\w+)(\\??): (.+)$`, 'gm')
const DEFAULT = /\s*\bDefault ([^.]+)\.$/

const sentence = (doc = ''): string =>
  doc
    .replace(/\s+\* /g, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim()

function propOf([, doc, name = '', mark, type = '']: RegExpMatchArray): Prop {
  const text = sentence(doc)
  const [, byDefault] = DEFAULT.exec(text) ?? []
  return {
    name: name.replaceAll("'", ''),
    type,
    isRequired: mark === '',
    meaning: text.replace(DEFAULT, ''),
    ...(byDefault !== undefined && { default: byDefault }),
  }
}

/** The props that an interface inherits, of \`X\` or of \`Omit<X, 'a' | 'b'>\`. */
function inherited(heritage: string | undefined, shapes: ReadonlyMap<string, Shape>): readonly Prop[] {
  if (heritage === undefined) return []
  const [, omitting, plain] = /^Omit<(\w+),|^(\w+)/.exec(heritage) ?? []
  const left = new Set([...heritage.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
  const { props } = shapes.get(omitting ?? plain ?? '') ?? { props: [] }
  return props.filter(({ name }) => !left.has(name))
}

function readShapes(text: string): Map<string, Shape> {
  const shapes = new Map<string, Shape>()
  for (const [, doc, name = '', heritage, body = ''] of text.matchAll(INTERFACE)) {
    const own = [...body.matchAll(MEMBER)].map(propOf)
    shapes.set(name, { doc: sentence(doc), props: [...own, ...inherited(heritage, shapes)] })
  }
  return shapes
}

const texts = (): string[] => FILES.map((file) => readFileSync(join(UI, `${file}.ts`), 'utf8'))

/** Every component of the kit, in the order of its files. */
export function kitComponents(): { name: string; doc: string; props: readonly Prop[] }[] {
  const all = texts()
  const shapes = readShapes(all.join('\n'))
  return all.flatMap((text) =>
    [...text.matchAll(COMPONENT)].map(([, doc, name = '', shape = '']) => ({
      name,
      doc: sentence(doc),
      props: shapes.get(shape)?.props ?? [],
    })),
  )
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => `\`${cell(text)}\``

const row = (prop: Prop): string =>
  `| ${code(prop.name)} | ${code(prop.type)} | ${prop.isRequired ? 'required' : (prop.default ?? '–')} | ${cell(prop.meaning)} |`

const section = (level: string, name: string, doc: string, props: readonly Prop[]): string =>
  [
    `${level} ${name}\n\n${doc}\n`,
    '| Prop | Type | Default | Meaning |\n| --- | --- | --- | --- |',
    ...props.map(row),
  ].join('\n')

/** What the document must be. */
export async function propsDocument(): Promise<string> {
  const shapes = readShapes(texts().join('\n'))
  const components = kitComponents()
  const named = new Set(
    components.flatMap(({ props }) => props.flatMap(({ type }) => type.match(/\w+/g) ?? [])),
  )
  const parts = [...shapes].filter(([name]) => named.has(name))
  const text = [
    HEAD,
    ...components.map(({ name, doc, props }) => section('##', name, doc, props)),
    '## Types of props',
    ...parts.map(([name, { doc, props }]) => section('###', name, doc, props)),
  ].join('\n\n')
  return format(text, { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT })
}

if (import.meta.main) writeFileSync(DOCUMENT, await propsDocument())
