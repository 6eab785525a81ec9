import configurations from '../webpack.config.ts'

test('webpack knows each site and remote by its name, and writes none of them over the build', async () => {
  const all = await configurations()
  expect(all.map(({ name }) => name)).toEqual([
    'shell',
    'frame',
    'shop',
    'loyalty',
    'home',
    'catalogue',
    'orders',
    'settings',
    'storefront',
  ])
  expect(new Set(all.map(({ output }) => output?.path)).size).toBe(all.length)
  expect(all.filter(({ output }) => !output?.path?.includes('dist/webpack/'))).toEqual([])
})
