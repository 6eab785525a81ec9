/**
 * The zones that extensions offer to others, each as `name:zone` with its props. It is empty; an extension adds to it what
 * its provider documents, or what it offers itself.
 *
 * @example
 * declare module '@stoa/extension-sdk' {
 *   interface OfferedZones {
 *     'care:labels': { productId: string }
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- extensions add to it
export interface OfferedZones {}

/**
 * The functions that extensions offer to others, each as `name:function` with its type: one input, and a promise. It is
 * empty; an extension adds to it as to {@link OfferedZones}. Input and answer are data, because the other extension may run
 * in a frame.
 *
 * @example
 * declare module '@stoa/extension-sdk' {
 *   interface OfferedFunctions {
 *     'care:hint': (input: { productId: string }) => Promise<string | null>
 *   }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- extensions add to it
export interface OfferedFunctions {}
