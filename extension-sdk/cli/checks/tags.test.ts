import { readSyntax } from './syntax.ts'
import { positionOfTag } from './tags.ts'

const fileOf = (path: string, source: string) => ({ path, ...readSyntax(source, true) })

const files = [
  fileOf(
    'pages/page.tsx',
    `export default () => (
      <form>
        <input id="first" className={styles.field} />
        <input type="text" onChange={change} />
        <Part />
      </form>
    )`,
  ),
  fileOf('part.tsx', `export const Part = () => <><input type="date" /><button /></>`),
]
const positionOf = (html: string, module = './pages/page') => positionOfTag(html, module, files)

test('an element is found by its name and its plain attributes', () => {
  expect(positionOf('<input id="first" class="x1" value="a">')).toBe('pages/page.tsx:3')
  expect(positionOf('<input type="text" aria-invalid="true">')).toBe('pages/page.tsx:4')
})

test('the file of the contribution goes before those that it imports', () => {
  expect(positionOf('<button></button>')).toBe('part.tsx:1')
  expect(positionOf('<input type="date">')).toBe('part.tsx:1')
})

test('an element that several fit, or none, has no position', () => {
  expect(positionOf('<input id="first" type="text">')).toBeUndefined()
  expect(positionOf('<video></video>')).toBeUndefined()
})
