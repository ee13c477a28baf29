import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Words that must not be part of a name, because a name says what a thing is. Columns and API fields are exempt. */
const REFUSED: ReadonlySet<string> = new Set([
  ...['kept', 'told', 'asked', 'around', 'beside', 'looks', 'paper', 'papers', 'office', 'desk', 'far'],
  ...['surroundings', 'closures'],
])
/** Words that must not be the name of a variable or parameter. */
const REFUSED_LOCALS: ReadonlySet<string> = new Set(['known', 'told', 'asked', 'kept', 'around', 'stands', 'paper'])
/** Words of the interface: the code says influencer. */
const INTERFACE_ONLY: ReadonlySet<string> = new Set(['creator', 'creators'])
/** Public or stored names. */
const PUBLIC: ReadonlySet<string> = new Set([
  // Ids of operations.
  ...['creatorBoard', 'creatorBoardOf'],
  // Codes of the reasons in a stored match.
  ...['creator_age', 'creator_gender'],
])
/** Names in which the words are right: the specification's head office, and what is paper or looks like it. */
const COMPOUNDS = /head-?office|art\/paper|paper-?image|receipt-?paper/gi

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('{src,demo,sandbox,styleguide,tests,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })

/** The words of a name in camelCase, kebab-case or CONSTANT_CASE. */
const wordsOf = (name: string): string[] =>
  name
    .replace(COMPOUNDS, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
const isRefused = (name: string): boolean => wordsOf(name).some((word) => REFUSED.has(word))
const isInterfaceOnly = (name: string): boolean =>
  !PUBLIC.has(name) && wordsOf(name).some((word) => INTERFACE_ONLY.has(word))
const isRefusedLocal = (name: string): boolean => wordsOf(name).some((word) => REFUSED_LOCALS.has(word))

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
const isExported = (node: ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
const isExportedVariable = ({ parent }: ts.VariableDeclaration): boolean =>
  ts.isVariableStatement(parent.parent) && isExported(parent.parent)

/** The declared name if the node declares a type, a function or an exported value. */
function declaredName(node: ts.Node): ts.Node | undefined {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isExportSpecifier(node)) return node.name
  if (ts.isClassLike(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) return node.name
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return node.name
  if (ts.isPropertyAssignment(node)) return isFunction(node.initializer) ? node.name : undefined
  if (ts.isVariableDeclaration(node))
    return isFunction(node.initializer) || isExportedVariable(node) ? node.name : undefined
  return undefined
}

/** The name of a variable, of a parameter, or of a destructured part of one. */
function localName(node: ts.Node): ts.Node | undefined {
  const isLocal = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)
  return isLocal && ts.isIdentifier(node.name) ? node.name : undefined
}

/** Names that a source file declares; by default those of types, functions and exported values. */
function namesIn(file: string, text: string, nameOf = declaredName): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name) names.push(name.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/**
 * The refused names among those that `nameOf` finds, with their files. Files that do not contain the words are not
 * parsed.
 */
function refusedNames(words: ReadonlySet<string>, refused: (name: string) => boolean, nameOf = declaredName): string[] {
  const candidate = new RegExp([...words].join('|'), 'i')
  return files.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    if (!text.match(/[\w$]+/g)?.some((name) => candidate.test(name) && refused(name))) return []
    return namesIn(file, text, nameOf)
      .filter(refused)
      .map((name) => `${file}: ${name}`)
  })
}

describe('names', () => {
  it('of files use plain words', () => {
    expect(files.length).toBeGreaterThan(1_500)
    expect(files.filter(isRefused)).toEqual([])
  })

  it('of feature files use marketer and influencer; only the interface uses brand and creator', () => {
    const people = /(^|[-/])(brand|creator)s?[-./]/
    // An agency's brands are those that its campaigns are for; they are not customers.
    const others = files.filter(
      (file) => file.startsWith('src/features/') && !file.startsWith('src/features/agency-brands/'),
    )
    expect(others.filter((file) => people.test(file.replace(/^src\/features/, '')))).toEqual([])
  })

  it('of files, types, functions and exported values say influencer, not creator', () => {
    expect(files.filter(isInterfaceOnly)).toEqual([])
    expect(refusedNames(INTERFACE_ONLY, isInterfaceOnly)).toEqual([])
  })

  it('of types, functions and exported values use plain words', () => {
    expect(refusedNames(REFUSED, isRefused)).toEqual([])
  })

  it('of variables and parameters use plain words', () => {
    expect(refusedNames(REFUSED_LOCALS, isRefusedLocal, localName)).toEqual([])
  })

  it.each([
    ['const kept = 1', true],
    ['for (const known of list) {}', true],
    ['const { offer: mostAsked } = x; const [told] = y', true],
    ['const f = (around: string) => 1', true],
    ['const unknown = { kept: 1 }', false],
  ])('of locals: %s', (text, refused) => expect(namesIn('a.ts', text, localName).some(isRefusedLocal)).toBe(refused))

  it.each([
    ['interface Told {}', true],
    ['type AskedPage = 1', true],
    ['function keptCharge() {}', true],
    ['const operatorDesk = () => 1', true],
    ['export const FAR_PAGES = []', true],
    ['export const { beside } = x', true],
    ['export { a as looks }', true],
    ['const x = { papers: () => 1, async office() {} }', true],
    ['export const paperText = 1', true],
    ['const kept = 1', false],
    ['export const headOffice = 1; export const farewell = 2', false],
    ['export const paperImage = () => 1; function ReceiptPaper() {}', false],
    ['interface Row { officeAt: Date }', false],
  ])('%s', (text, refused) => expect(namesIn('a.ts', text).some(isRefused)).toBe(refused))
})
