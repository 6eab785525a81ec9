import { jsonLines } from './json-lines.ts'

test('each key of a JSON text has its line, by its whole path', () => {
  const text = `{
  "title": "Care: {{count}} \\"notes\\"",
  "page": { "title": "a",
    "deep": {
      "with.dot" : "b: c"
    }
  },
  "last": ["{", "}"]
}`
  expect([...jsonLines(text)]).toEqual([
    ['title', 2],
    ['page', 3],
    ['page.title', 3],
    ['page.deep', 4],
    ['page.deep.with.dot', 5],
    ['last', 8],
  ])
})
