/** Works an answer out once for each object that is asked about: what hundreds of extensions add up to is asked often. */
export function remembered<Given extends object, Answer>(
  answer: (given: Given) => Answer,
): (given: Given) => Answer {
  const answers = new WeakMap<Given, { answer: Answer }>()
  return (given) => {
    const known = answers.get(given) ?? { answer: answer(given) }
    answers.set(given, known)
    return known.answer
  }
}
