import type { Question } from '@stoa/extension-sdk'

import { shownText } from '../extensions/containment/text-of.ts'

/** A question that can be shown: extensions may pass any value for a text. */
export const shownQuestion = ({
  title,
  message,
  confirmLabel,
  typeToConfirm,
  ...question
}: Question): Question => ({
  ...question,
  title: shownText(title),
  message: shownText(message),
  confirmLabel: shownText(confirmLabel),
  ...(typeToConfirm !== undefined && { typeToConfirm: shownText(typeToConfirm) }),
})
