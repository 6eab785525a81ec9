import type { OfferedFunctions } from '../points/offered.ts'

/** The name of a function that an extension offers, as `name:function`; any text without {@link OfferedFunctions}. */
export type OfferedName = keyof OfferedFunctions extends never ? string : keyof OfferedFunctions & string

type FunctionNamed<Name> = Name extends keyof OfferedFunctions ? OfferedFunctions[Name] : never

/** What a function of {@link OfferedFunctions} takes; anything of one that is not in there. */
export type OfferedInput<Name> = [FunctionNamed<Name>] extends [(input: infer Input) => unknown]
  ? Input
  : unknown

/** What a function of {@link OfferedFunctions} answers. */
export type OfferedAnswer<Name> = [FunctionNamed<Name>] extends [(...call: never[]) => Promise<infer Answer>]
  ? Answer
  : unknown

/** What came of calling another extension. */
export type Called<Answer> =
  | { status: 'answered'; answer: Answer }
  /** `reason` is for the console, in English: it is not installed, was not named in the manifest, failed, or took too long. */
  | { status: 'unavailable'; reason: string }

/** Calls functions that other extensions offer. */
export interface FunctionsPort {
  /**
   * Calls a function of an extension that `needs` or `optionalNeeds` name, with a copy of `input`. Never rejects: what the
   * other extension does wrong is recorded for it, and answers `unavailable`; after 10 seconds it does as well.
   */
  call<Name extends OfferedName>(name: Name, input: OfferedInput<Name>): Promise<Called<OfferedAnswer<Name>>>
}
