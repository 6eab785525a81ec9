import { expect, it } from '@jest/globals'
import { choiceOf, orderColumns } from './columns.ts'

const columns = [{ id: 'title' }, { id: 'status' }, { id: 'stock' }, { id: 'created', isHidden: true }]
const shown = (choice: string) =>
  orderColumns(columns, choice)
    .map(({ id, isShown }) => (isShown ? id : `-${id}`))
    .join(' ')

const back = (choice: string) => choiceOf(columns, orderColumns(columns, choice))

it('shows what is not hidden at first', () => {
  expect(shown('')).toBe('title status stock -created')
})

it('follows a choice, and lets the first column stay first and in sight', () => {
  expect(shown('created,stock,-status')).toBe('title created stock -status')
  expect(shown('-title,stock')).toBe('title stock status -created')
})

it('shows columns that came after the choice, and forgets those that went', () => {
  expect(shown('-stock,gone,stock,status')).toBe('title stock status -created')
  expect(shown('-stock')).toBe('title -stock status -created')
})

it('says nothing about what everybody sees', () => {
  expect(back('')).toBe('')
  expect(back('stock,-status,created')).toBe('stock,-status,created')
  expect(back('status,stock,-created')).toBe('')
})
