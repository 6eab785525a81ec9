import { hasWords, isMethod } from './methods.ts'
import type { FromAdmin, FromFrame } from './messages.ts'

type Loose = Readonly<Record<string, unknown>>
type Check = (value: unknown, message: Loose) => boolean
type Shape = Readonly<Record<string, Check>>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isId: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isLength: Check = (value) => Number.isFinite(value) && Number(value) >= 0
const isList: Check = (value) => Array.isArray(value)
const isAny: Check = () => true
const isTexts: Check = (value) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
const orNot =
  (check: Check): Check =>
  (value, message) =>
    value === undefined || check(value, message)

const fits = (shape: Shape, value: unknown): boolean =>
  isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name], value))
const like =
  (shape: Shape): Check =>
  (value) =>
    fits(shape, value)

const FAILURES: ReadonlySet<unknown> = new Set(['http', 'network', 'timeout', 'aborted', 'unreadable'])
const isError = like({
  message: isText,
  text: isText,
  failure: orNot(like({ kind: (kind) => FAILURES.has(kind), status: orNot(Number.isSafeInteger) })),
  call: orNot(like({ method: isText, path: isText })),
  isAbsent: orNot(isFlag),
})
const isGiven = like({
  values: isRecord,
  functions: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
})
const isSurroundings = like({
  language: isText,
  person: (value) => value === null || fits({ id: isText, email: isText }, value),
  path: isText,
  look: isTexts,
  unexpected: isText,
  failureTitle: isText,
})

const FROM_ADMIN: { readonly [Type in FromAdmin['type']]: Shape } = {
  start: {
    extension: like({ base: isText, manifest: isRecord }),
    origins: isList,
    surroundings: isSurroundings,
  },
  surroundings: { surroundings: isSurroundings },
  show: { module: isText, given: isGiven, seen: isId, isLine: isFlag },
  load: { module: isText },
  run: { id: isId, module: isText, words: isList, given: isGiven },
  cancel: { id: isId },
  cell: { id: isId, module: isText, row: isRecord },
  'cell-over': { id: isId },
  answer: { id: isId, value: isAny },
  refusal: { id: isId, error: isError },
  progress: { id: isId, share: isLength },
  flag: { key: isText, isOn: isFlag },
  stale: { key: isList },
}

/** Failures that a frame can know of; what the admin finds out by itself is not among them. */
const KINDS: ReadonlySet<unknown> = new Set([
  'integrity',
  'version',
  'script',
  'outdated',
  'timeout',
  'evaluate',
  'render',
  'event',
])

const FROM_FRAME: { readonly [Type in FromFrame['type']]: Shape } = {
  loaded: { module: isText },
  shown: {},
  size: { width: isLength, height: isLength },
  failed: {
    module: orNot(isText),
    kind: (value) => KINDS.has(value),
    detail: isText,
    error: orNot(isError),
    isOver: isFlag,
  },
  call: { id: isId, method: (method, { words }) => isMethod(method) && hasWords(method, words) },
  abort: { id: isId },
  notice: { method: (method, { words }) => !isMethod(method) && hasWords(method, words) },
  given: { run: isId, name: isText, words: isList, count: isId },
  ran: { id: isId, value: isAny },
  broke: { id: isId, error: isError },
  cell: { id: isId, text: isText },
}

function read<Message>(shapes: Readonly<Record<string, Shape>>, value: unknown): Message | undefined {
  if (!isRecord(value) || typeof value['type'] !== 'string') return undefined
  const shape = Object.hasOwn(shapes, value['type']) ? shapes[value['type']] : undefined
  return shape && fits(shape, value) ? (value as Message) : undefined
}

/** A message of the admin; undefined for anything else. */
export const readFromAdmin = (value: unknown): FromAdmin | undefined => read<FromAdmin>(FROM_ADMIN, value)

/** A message of a frame; undefined for anything else, which is left unanswered. */
export const readFromFrame = (value: unknown): FromFrame | undefined => read<FromFrame>(FROM_FRAME, value)
