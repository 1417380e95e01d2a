import type { Locale } from '../../../contract/locale.ts'
import type { SandboxOutcome } from '../../../domain/eid-sandbox/outcome.ts'
import type { ImageStep } from '../../../operations/eid-sandbox/submit-image.ts'
import type { Notice } from './notice.ts'

/** A heading, what to do, and advice on how to take the image. */
export interface ImageTexts {
  readonly title: string
  readonly lead: string
  readonly advice: readonly string[]
  /** Label of the file field. */
  readonly file: string
}

/** Everything the pages say, in one language. */
export interface Texts {
  readonly lang: Locale
  readonly otherLanguage: string
  readonly product: string
  readonly skip: string
  readonly sandbox: string
  readonly step: (number: number, of: number) => string
  readonly saved: (until: string) => string
  readonly error: string
  readonly start: {
    readonly title: string
    readonly lead: (workspace: string) => string
    readonly whyTitle: string
    readonly why: (workspace: string) => string
    readonly needTitle: string
    readonly need: readonly string[]
    readonly needNothing: readonly string[]
    readonly time: string
    readonly timeShort: string
    readonly begin: string
    readonly phoneTitle: string
    readonly phone: string
    readonly qr: string
    readonly privacyTitle: string
    readonly privacy: (workspace: string) => readonly string[]
    readonly refuse: string
  }
  readonly consent: {
    readonly title: string
    readonly lead: (workspace: string) => string
    readonly legend: string
    readonly withSelfie: string
    readonly withSelfieHint: string
    readonly withoutSelfie: string
    readonly withoutSelfieHint: (workspace: string) => string
    readonly quebec: string
    readonly agree: string
    readonly plainLead: (workspace: string) => string
    readonly plainAgree: string
  }
  readonly images: Readonly<Record<ImageStep, ImageTexts>>
  readonly image: {
    readonly adviceTitle: string
    readonly choose: string
    readonly formats: string
    readonly camera: string
    readonly cameraOpen: string
    readonly cameraTake: string
    readonly cameraView: string
    readonly cameraFailed: string
    readonly preview: string
    readonly send: string
    readonly sending: string
    readonly hints: { readonly ready: string; readonly dark: string; readonly blurred: string; readonly glare: string }
    readonly withoutSelfieNote: (workspace: string) => string
    readonly simulated: string
    readonly attempts: string
    readonly otherDocument: string
    readonly withdraw: string
  }
  readonly refuse: {
    readonly title: string
    readonly lead: (workspace: string) => string
    readonly confirm: string
    readonly back: string
    readonly link: string
  }
  readonly complete: {
    readonly title: string
    readonly lead: (workspace: string) => string
    readonly nextTitle: string
    readonly next: (workspace: string) => readonly string[]
    readonly withoutSelfie: (workspace: string) => string
    readonly simulated: string
    readonly simulatedSources: string
  }
  readonly refused: { readonly title: string; readonly lead: string; readonly next: (workspace: string) => string }
  readonly notices: Readonly<Record<Notice, string>>
  readonly tester: {
    readonly title: string
    readonly lead: string
    readonly label: string
    readonly force: string
    readonly chosen: (outcome: string) => string
    readonly ended: string
    readonly outcomes: Readonly<Record<SandboxOutcome, string>>
  }
}
