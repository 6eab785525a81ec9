import {
  createKeyReader,
  isCovered,
  isSearchChord,
  isTyping,
  letterOf,
  SEQUENCE_MS,
  type Press,
} from './key-rules.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  ...more,
})

const read = (...keys: (string | number)[]) => {
  let time = 0
  const reader = createKeyReader(() => time)
  return keys.map((key) => {
    if (typeof key === 'string') return reader(press(key))
    time += key
    return undefined
  })
}

test('g and a letter soon after form a sequence', () => {
  expect(read('g', SEQUENCE_MS, 'p')[2]).toEqual({ kind: 'sequence', keys: 'g p' })
  expect(read('g', 'G')[1]).toEqual({ kind: 'sequence', keys: 'g g' })
})

test('a late letter or one after another key forms none', () => {
  expect(read('g', SEQUENCE_MS + 1, 'p')[2]).toEqual({ kind: 'letter', letter: 'p' })
  expect(read('g', 'Shift', 'p')[2]).toEqual({ kind: 'letter', letter: 'p' })
  expect(read('p')).toEqual([{ kind: 'letter', letter: 'p' }])
})

test('the second key ends the sequence', () => {
  expect(read('g', 'p', 'o')[2]).toEqual({ kind: 'letter', letter: 'o' })
})

test.each([
  ['/', 'search'],
  ['?', 'sheet'],
  ['؟', 'sheet'],
])('%s opens the %s', (key, kind) => {
  expect(read(key)).toEqual([{ kind }])
})

test.each(['metaKey', 'ctrlKey', 'altKey'] as const)('with %s no single key counts', (modifier) => {
  expect(createKeyReader()(press('/', { [modifier]: true }))).toBeUndefined()
})

test('⌘K and Ctrl+K work on any keyboard', () => {
  expect(isSearchChord(press('k', { metaKey: true }))).toBe(true)
  expect(isSearchChord(press('ن', { ctrlKey: true, code: 'KeyK' }))).toBe(true)
  expect(isSearchChord(press('k'))).toBe(false)
  expect(isSearchChord(press('k', { ctrlKey: true, altKey: true }))).toBe(false)
})

test('Latin layouts go by the letter, others by its position', () => {
  expect(letterOf(press('p', { code: 'KeyR' }))).toBe('p')
  expect(letterOf(press('ح', { code: 'KeyP' }))).toBe('p')
  expect(letterOf(press('Shift', { code: 'ShiftLeft' }))).toBeUndefined()
})

const inPage = (html: string): Element => {
  document.body.innerHTML = html
  return document.querySelector('[data-here]')!
}

test.each([
  '<input data-here>',
  '<input type="search" data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable="true"><b data-here>x</b></div>',
  '<div role="menu"><div role="menuitem" data-here></div></div>',
])('letters typed in %s are input', (html) => {
  expect(isTyping(inPage(html))).toBe(true)
})

test.each(['<input type="checkbox" data-here>', '<a href="/" data-here>x</a>', '<main data-here></main>'])(
  'letters typed in %s are shortcuts',
  (html) => {
    expect(isTyping(inPage(html))).toBe(false)
  },
)

test('an open dialog blocks shortcuts', () => {
  inPage('<main data-here></main>')
  expect(isCovered(document)).toBe(false)
  inPage('<main data-here></main><section role="alertdialog"></section>')
  expect(isCovered(document)).toBe(true)
})
