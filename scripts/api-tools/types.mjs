// Runs in the folder with the tools: writes the TypeScript types of a document, or fails where they are to be the same.
// Arguments: the document, the file of the types, the hash of the document, `same` or `write`.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const [file, types, hash, mode] = process.argv.slice(2)
// A member with a default may be left out of a request.
const ast = await openapiTS(JSON.parse(readFileSync(file, 'utf8')), { defaultNonNullable: false })
const text = `// Made by npm run api:check, from the document with the hash ${hash}.\n${astToString(ast)}`
if (text !== readFileSync(types, 'utf8')) {
  if (mode === 'write') writeFileSync(types, text)
  else {
    console.error(`${types} is of another document: npm run api:check writes it`)
    process.exitCode = 1
  }
}
