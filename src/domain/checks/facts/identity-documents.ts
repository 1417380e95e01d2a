import { acceptedTypes } from '../../document-types/steps.ts'

/** Types of step `photo_id` without a photo. docs/rules/document-types.md#types. */
const withoutPhoto = 'eid_report'

/** Types that show a photo of their holder. docs/rules/document-types.md#types. */
export const photoIdTypes: ReadonlySet<string> = new Set(
  acceptedTypes('photo_id')?.filter((type) => type !== withoutPhoto),
)

/** Types of step `photo_id`: a photo document, or the report of an eID provider that saw one. */
export const photoStepTypes: ReadonlySet<string> = new Set(acceptedTypes('photo_id'))

/** Identity documents, strongest first: other documents are compared with the first one present. */
export const identityTypes: ReadonlySet<string> = new Set([
  ...photoIdTypes,
  'citizenship_card',
  'birth_certificate',
  'health_card',
  'sin_card',
])
