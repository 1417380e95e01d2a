/** What `@gatehouse/sdk` exports: the entry of the package. docs/sdk.md. */
export { Gatehouse, type CallOptions, type GatehouseOptions } from './gatehouse.ts'
export { GatehouseError, type FailureKind, type Issue } from './gatehouse-error.ts'
export type { FileAnswer, UploadFile } from './files.ts'
export type * from './types.ts'
export { verifyWebhook, type ArrivedWebhook } from './verify-webhook.ts'
export type { WebhookEvent } from './webhook-event.ts'
export { WebhookRefused, type RefusalCode } from './webhook-refused.ts'
