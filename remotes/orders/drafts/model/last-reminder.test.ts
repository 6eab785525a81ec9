import { lastReminder, REMINDER } from './last-reminder.ts'

const note = (resource_type: string, created_at: string) => ({ resource_type, created_at })

test('the latest reminder counts, whatever else was noted later', () => {
  const latest = note(REMINDER, '2026-03-05T09:30:00.000Z')
  const notes = [
    note('draft_order', '2026-03-09T09:30:00.000Z'),
    note(REMINDER, '2026-03-04T09:30:00.000Z'),
    latest,
  ]
  expect(lastReminder(notes)).toBe(latest)
})

test('there is none without reminders', () => {
  expect(lastReminder([note('draft_order', '2026-03-09T09:30:00.000Z')])).toBeUndefined()
})
