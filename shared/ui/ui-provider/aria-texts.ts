/** A part of a message: a text, a value, a number, a choice by plural form, or a choice by value. */
export type AriaPart =
  | string
  | { value: string }
  | { number: string }
  | { plural: string; of: Readonly<Record<string, AriaMessage>> }
  | { select: string; of: Readonly<Record<string, AriaMessage>> }

/** A message of react-aria as data, so that it can be in a file of texts. */
export type AriaMessage = string | readonly AriaPart[]

/** Package of react-aria → key → message. */
export type AriaTexts = Readonly<Record<string, Readonly<Record<string, AriaMessage>>>>

type Values = Readonly<Record<string, string | number | boolean>>

/** What react-aria gives its messages to work with. */
interface Formatter {
  plural(count: number, options: Readonly<Record<string, () => string>>): string
  select(options: Readonly<Record<string, () => string>>, value: unknown): string
  number(value: number): string
}

type English = Readonly<Record<string, unknown>>

let current: () => AriaTexts | undefined = () => undefined

/** Names the source of react-aria's own texts in the language of the page; English is part of its code. */
export function provideAriaTexts(read: () => AriaTexts | undefined): void {
  current = read
}

function formatMessage(message: AriaMessage, values: Values, formatter: Formatter): string {
  const options = (of: Readonly<Record<string, AriaMessage>>) =>
    Object.fromEntries(
      Object.entries(of).map(([name, option]) => [name, () => formatMessage(option, values, formatter)]),
    )
  const write = (part: AriaPart): unknown => {
    if (typeof part === 'string') return part
    if ('value' in part) return values[part.value]
    if ('number' in part) return formatter.number(values[part.number] as number)
    if ('plural' in part) return formatter.plural(values[part.plural] as number, options(part.of))
    return formatter.select(options(part.of), values[part.select])
  }
  return typeof message === 'string' ? message : message.map(write).join('')
}

/** The messages of one package: each is read when it is used, in the language of that moment. */
export const localised = (name: string, english: English): English =>
  new Proxy(english, {
    get(target, key: string) {
      const message = current()?.[name]?.[key]
      return message === undefined
        ? target[key]
        : (values: Values, formatter: Formatter) => formatMessage(message, values, formatter)
    },
  })
