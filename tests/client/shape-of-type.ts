import { isTypeParameterDeclaration } from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import type { Checker, Type, TypeReference } from 'typescript/unstable/sync'
import type { Shape } from './shape.ts'

const PRIMITIVES = [
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
] as const

/** Turns types into shapes, each once and its parts only when they are needed: types contain each other. */
export function shapeMaker(checker: Checker): (type: Type) => Shape {
  const cache = new Map<number, Shape>()
  const shapeOf = (type: Type): Shape => {
    const shape = cache.get(type.id) ?? make(type)
    cache.set(type.id, shape)
    return shape
  }

  function make(type: Type): Shape {
    // Types without a name are written out, which is long.
    const says = checker.typeToString(type).replace(/\{.*\}/s, 'object')
    if (type.flags & TypeFlags.AnyOrUnknown) return { kind: 'anything', says }
    if (type.flags & TypeFlags.Null) return { kind: 'literal', says, value: null }
    if (type.flags & TypeFlags.VoidLike) return { kind: 'literal', says, value: undefined }
    const primitive = PRIMITIVES.find(([flag]) => type.flags & flag)
    if (primitive) return { kind: 'primitive', says, type: primitive[1] }
    if (type.isLiteralType()) return { kind: 'literal', says, value: type.value }
    if (type.isUnionType()) return { kind: 'either', says, options: type.getTypes().map(shapeOf) }
    if (type.isIntersectionType()) return { kind: 'every', says, parts: type.getTypes().map(shapeOf) }
    if (type.isTypeParameter()) return shapeOf(defaultOf(checker, type))
    if (checker.isArrayType(type)) {
      const [item = checker.getUnknownType()] = checker.getTypeArguments(type as TypeReference)
      return { kind: 'list', says, item: once(() => shapeOf(item)) }
    }
    if (type.flags & (TypeFlags.Object | TypeFlags.NonPrimitive)) {
      return { kind: 'fields', says, fields: once(() => fieldsOf(type)), others: once(() => othersOf(type)) }
    }
    throw new Error(`An answer says ${says}, which is not a type of JSON`)
  }

  const fieldsOf = (type: Type) =>
    new Map(
      checker.getPropertiesOfType(type).map((property) => {
        const of = checker.getTypeOfSymbol(property)
        if (!of) throw new Error(`${checker.typeToString(type)} has a field ${property.name} without a type`)
        return [property.name, shapeOf(of)]
      }),
    )

  const othersOf = (type: Type): Shape | undefined => {
    const [index] = checker.getIndexInfosOfType(type)
    return index && shapeOf(index.valueType)
  }

  return shapeOf
}

/** The default type of `Row` in `<Row = ProductRow>`; any without a default. */
function defaultOf(checker: Checker, type: Type): Type {
  const declaration = type.getSymbol()?.declarations[0]?.resolve()
  const node = declaration && isTypeParameterDeclaration(declaration) ? declaration.defaultType : undefined
  return (node && checker.getTypeFromTypeNode(node)) ?? checker.getUnknownType()
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
