import { join } from 'node:path'

import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import type { Checker, Signature, Symbol as Name, Type, TypeReference } from 'typescript/unstable/sync'
import { ROOT } from '../../commands/stack/paths.ts'
import { shapeMaker } from './shape-of-type.ts'
import type { Shape } from './shape.ts'

/** Includes the calls and nothing else of the repository, which takes a tenth of the time. */
const CONFIG = join(import.meta.dirname, 'tsconfig.calls.json')

/** The declared types of a call. */
export interface DeclaredCall {
  /** Its arguments after the client. */
  parameters: readonly { name: string; type: string }[]
  /** The type of its answer's body, for instance `AdminNotesRes`. */
  answer: string
  shape: Shape
}

/** The calls of the client, as seen by the type checker. Close it: it runs a process. */
export interface DeclaredCalls {
  /** `name` is for instance `admin.notes.create`. */
  find: (name: string) => DeclaredCall
  close: () => void
}

/** Reads the types of every call from the sources. */
export function openDeclaredCalls(): DeclaredCalls {
  const api = new API({ cwd: ROOT })
  const [project] = api.updateSnapshot({ openProjects: [CONFIG] }).getProjects()
  if (!project) throw new Error(`The type checker does not know ${CONFIG}`)
  const { checker, program } = project
  const shapeOf = shapeMaker(checker)

  const find = (name: string): DeclaredCall => {
    const [audience = '', ...path] = name.split('.')
    const file = program.getSourceFile(join(ROOT, 'shared/api', audience, 'index.ts'))
    const module = file && checker.getSymbolAtLocation(file)
    const call = path.reduce<Name | undefined>(
      (found, word) => found && memberOf(checker, found, word),
      module,
    )
    const [signature] = call ? signaturesOf(checker, call) : []
    if (!signature) throw new Error(`shared/api has no call ${name}`)
    const [, ...parameters] = signature.getParameters()
    const answer = answerOf(checker, signature)
    return {
      parameters: parameters.map((parameter) => ({
        name: parameter.name,
        type: checker.typeToString(typeOf(checker, parameter)).replace(/ \| undefined$/, ''),
      })),
      answer: checker.typeToString(answer),
      shape: shapeOf(answer),
    }
  }
  return { find, close: () => api.close() }
}

function memberOf(checker: Checker, found: Name, name: string): Name | undefined {
  const exported = checker.getExportsOfModule(found).find((member) => member.name === name)
  return exported && exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
}

function typeOf(checker: Checker, name: Name): Type {
  const type = checker.getTypeOfSymbol(name)
  if (!type) throw new Error(`${name.name} has no type`)
  return type
}

const signaturesOf = (checker: Checker, name: Name): readonly Signature[] =>
  checker.getSignaturesOfType(typeOf(checker, name), SignatureKind.Call)

/** The body that a call promises: `Body` of `Promise<Answer<Body>>`. */
function answerOf(checker: Checker, signature: Signature): Type {
  const promise = checker.getReturnTypeOfSignature(signature)
  const [answer] = promise ? checker.getTypeArguments(promise as TypeReference) : []
  const [body] = answer?.getAliasTypeArguments() ?? []
  if (!body)
    throw new Error(`A call gives ${promise && checker.typeToString(promise)}, not a promised Answer`)
  return body
}
