import { errors } from './features.ts'

export const ERROR_SCHEMA: Record<string, unknown> = {
  type: 'object',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'Message for people, in the language of the request.' },
    fields: {
      type: 'object',
      description: 'What’s wrong with each field, for people.',
      additionalProperties: { type: 'string' },
    },
    issues: {
      type: 'array',
      description: 'The same for programs: a code, with limits as numbers (amounts in satang).',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string', description: 'Path of the field, or `_` for the whole request.' },
          code: { type: 'string' },
          minimum: { type: 'number' },
          maximum: { type: 'number' },
          options: { type: 'array', items: {} },
          pattern: { type: 'string' },
          expected: { type: 'string' },
        },
      },
    },
    details: {
      type: 'object',
      description: 'Values of the error: limits (amounts in satang), and the state of a job and its available actions.',
    },
  },
}
