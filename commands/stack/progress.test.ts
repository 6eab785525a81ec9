import { createProgress } from './progress.ts'

function record(isTTY: boolean) {
  const written: string[] = []
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => 0)
  return { progress, text: () => written.join('') }
}

test('without a terminal each line is plain', () => {
  const { progress, text } = record(false)
  progress.begin('store')
  progress.end('store', 1234, false)
  progress.end('front end', 80, true)
  expect(text()).toBe('  … store\n  ✓ store: 1.2 s\n  ✓ front end: up to date\n')
})

test('on a terminal a finished step takes the place of the live line', () => {
  const { progress, text } = record(true)
  progress.begin('store')
  progress.end('store', 1234, false)
  progress.close()
  expect(text()).toBe('\r\u001B[2K  ✓ store: 1.2 s\n\r\u001B[2K')
})

test('the table lists each step with its time', () => {
  const { progress } = record(false)
  progress.end('store', 1234, false)
  progress.end('front end', 80, true)
  expect(progress.table()).toBe('  store           1.2 s\n  front end  up to date')
})
