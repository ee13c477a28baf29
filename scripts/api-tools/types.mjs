// Runs in the folder with the tools: writes the TypeScript types of a document.
// Arguments: the document, the file of the types, the hash of the document.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const [file, types, hash] = process.argv.slice(2)
// A member with a default may be left out of a request.
const ast = await openapiTS(JSON.parse(readFileSync(file, 'utf8')), { defaultNonNullable: false })
writeFileSync(types, `// Made by npm run api:check, from the document with the hash ${hash}.\n${astToString(ast)}`)
