/** Caches the result per input object. */
export function memoize<Input extends object, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  const outputs = new WeakMap<Input, { value: Output }>()
  return (input) => {
    const cached = outputs.get(input) ?? { value: compute(input) }
    outputs.set(input, cached)
    return cached.value
  }
}
