import type { Uses } from '../../points/uses.ts'
import { readSyntax } from './syntax.ts'
import { undeclaredCalls, withoutRepeatedCalls } from './undeclared-calls.ts'

function found(source: string, uses: Uses | undefined = {}): string[] {
  const extension = { name: 'care', version: '1.0.0', sdk: '^0.3.0', ...(uses && { uses }) }
  const files = [{ path: 'run.ts', ...readSyntax(source, false) }]
  return undeclaredCalls(extension, files).map(({ where, message }) => `${where} ${message}`)
}

const advice = (kind: string, name: string) =>
  expect.stringContaining(`add uses: { ${kind}: ['${name}'] } to extension.ts`)

test('a call that is not declared is found with its line and the missing declaration', () => {
  expect(found('\nexport default ({ client }) => client.get<Orders>(`/orders/${id}`)')).toEqual([
    "run.ts:2 care may not read orders: add uses: { read: ['orders'] } to extension.ts",
  ])
})

test.each([
  [`client.post('/admin/products', {})`, 'write', 'products'],
  [`context.client.delete('/orders/' + id)`, 'write', 'orders'],
  [`useClient().get('/customers?limit=1')`, 'read', 'customers'],
  [`const store = useClient(); store.get('/store')`, 'read', 'store'],
  [`const PATH = '/regions'; client.get(PATH)`, 'read', 'regions'],
  ['const pathOf = (id) => `/customers/${id}`; client.post(pathOf(1))', 'write', 'customers'],
  [`client.upload(files)`, 'write', 'uploads'],
  [`useApiQuery('/returns')`, 'read', 'returns'],
  [`fetch(\`https://api.example/labels/\${id}\`)`, 'connect', 'https://api.example'],
])('%s is seen', (source, kind, name) => {
  expect(found(source)).toEqual([advice(kind, name)])
})

test('settings need storage', () => {
  const source = `useSettings({}); readSettings(context, {})`
  expect(found(source)).toHaveLength(2)
  expect(found(source)[0]).toContain('add uses: { storage: true }')
  expect(found(source, { storage: true })).toEqual([])
})

test.each([
  `cache.get('/orders')`,
  `client.get(path)`,
  `const pathOf = (id) => { return id }; client.get(pathOf('/orders'))`,
  'client.get(`/${noun}`)',
  'client.get(`/order${rest}`)',
  'client.get(`/(${rest}`)',
  'fetch(`https://api.${domain}`)',
  `fetch('/feed.json')`,
])('%s does not show what it reaches, or is no call of the store', (source) => {
  expect(found(source)).toEqual([])
})

test('what is declared is no finding, nor is anything of an extension that declares nothing', () => {
  const source = `client.get('/orders'); client.post('/orders'); fetch('https://api.example')`
  expect(found(source, { read: ['orders'], write: ['orders'], connect: ['https://api.example'] })).toEqual([])
  expect(
    undeclaredCalls({ name: 'care', version: '1.0.0', sdk: '^0.3.0' }, [
      { path: 'run.ts', ...readSyntax(source, false) },
    ]),
  ).toEqual([])
})

test('a component does not repeat a call that is known with its line', () => {
  const rule = 'undeclared-call'
  const known = [{ rule, where: 'page.tsx:8', message: 'a' }]
  const rendered = [
    { rule, where: 'page /care', message: 'a' },
    { rule, where: 'page /care', message: 'b' },
    { rule: 'render', where: 'page /care', message: 'a' },
  ]
  expect(withoutRepeatedCalls(rendered, known)).toEqual(rendered.slice(1))
})
