import { errors } from './features.ts'

export const ERROR_SCHEMA: Record<string, unknown> = {
  type: 'object',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'Error message for people, in the language of the request.' },
    fields: {
      type: 'object',
      description: 'Error message of each invalid field, for people.',
      additionalProperties: { type: 'string' },
    },
    issues: {
      type: 'array',
      description: 'The invalid fields, for programs: a code for each, with its limits as numbers (amounts in satang).',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string', description: 'Path of the field, or `_` for the request itself.' },
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
      description:
        'Further data about the error, such as limits (amounts in satang), or the `state` of a job and the `offers` still available.',
    },
  },
}
