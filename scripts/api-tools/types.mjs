// Writes the TypeScript types of an API document, or fails if they differ from the existing file. Runs in the folder with
// the tools.
// Arguments: the document, the file of the types, the hash of the document, `same` or `write`.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const [file, types, hash, mode] = process.argv.slice(2)
// A member with a default may be omitted from a request.
const ast = await openapiTS(JSON.parse(readFileSync(file, 'utf8')), { defaultNonNullable: false })
const text = `// Made by npm run api:check, from the document with the hash ${hash}.\n${astToString(ast)}`
if (text !== readFileSync(types, 'utf8')) {
  if (mode === 'write') writeFileSync(types, text)
  else {
    console.error(`${types} is of another document: npm run api:check writes it`)
    process.exitCode = 1
  }
}
