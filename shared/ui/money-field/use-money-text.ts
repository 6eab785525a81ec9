import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type MoneyReading, readMoney, writeMoney } from './money-text.ts'

interface Draft {
  text: string
  /** The amount of the text, or the last valid one. */
  amount: number | null
}

type Refusal = Extract<MoneyReading, { refusal: string }>['refusal']

interface MoneyTextOptions {
  value: number | null
  onChange: (value: number | null) => void
  currency: string
  allowsNegative: boolean
}

/** The text of a money field: as typed during input, otherwise formatted in the locale. */
export function useMoneyText({ value, onChange, currency, allowsNegative }: MoneyTextOptions) {
  const { locale } = useLocale()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const current = draft && draft.amount === value ? draft.text : writeMoney(value, { currency, locale })
  const style = { currency, locale, allowsNegative }

  const type = (text: string) => {
    const reading = readMoney(text, style)
    if ('amount' in reading) {
      setDraft({ text, amount: reading.amount })
      setRefusal(null)
      if (reading.amount !== value) onChange(reading.amount)
    } else if (reading.refusal === 'unreadable') {
      // Perhaps on the way to something readable, as "1." is to "1.234" in German.
      setDraft({ text, amount: value })
      setRefusal(null)
    } else {
      setRefusal(reading.refusal)
    }
  }

  /** Commits the text; returns false if it is invalid. */
  const settle = (): boolean => {
    setDraft(null)
    if ('amount' in readMoney(current, style)) return true
    setRefusal('unreadable')
    return false
  }

  return { text: current, refusal, type, settle, locale }
}
