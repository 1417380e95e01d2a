import type { SharedField } from './shared-field.ts'

/** Questions of a declaration, as forms ask them. PCMLTFR ss. 116, 123; Code monétaire et financier R. 561-18. */
export const declarationLabels = {
  pep_foreign: {
    kind: 'yes_no',
    en: 'Politically exposed foreign person | Foreign politically exposed person | Foreign PEP | PEFP | Politically exposed foreign person (PEFP) | Are you a politically exposed foreign person? | Are you a foreign politically exposed person? | Foreign politically exposed person (PEFP)',
    fr: 'Étranger politiquement vulnérable | Étranger politiquement vulnérable (EPV) | EPV | PPE étrangère | Personne politiquement exposée étrangère | Êtes-vous un étranger politiquement vulnérable? | Personne politiquement exposée à l’étranger | Personne politiquement exposée | Êtes-vous une personne politiquement exposée?',
  },
  pep_domestic: {
    kind: 'yes_no',
    en: 'Politically exposed domestic person | Domestic politically exposed person | Domestic PEP | PEDP | Politically exposed domestic person (PEDP) | Are you a politically exposed domestic person? | Are you a domestic politically exposed person? | Domestic politically exposed person (PEDP)',
    fr: 'National politiquement vulnérable | National politiquement vulnérable (NPV) | NPV | PPE nationale | Personne politiquement exposée nationale | Êtes-vous un national politiquement vulnérable? | Personne politiquement exposée dans votre pays',
  },
  pep_hio: {
    kind: 'yes_no',
    en: 'Head of an international organization | Head of an international organisation | HIO | Head of an international organization (HIO) | Are you the head of an international organization? | Are you a head of an international organization?',
    fr: 'Dirigeant d’une organisation internationale | Dirigeant d’une organisation internationale (DOI) | DOI | Êtes-vous dirigeant d’une organisation internationale? | Êtes-vous le dirigeant d’une organisation internationale?',
  },
  third_party: {
    kind: 'yes_no',
    en: 'Third party | Third party determination | Acting on behalf of a third party | Are you acting on behalf of a third party? | Will a third party have access to the account? | Is the account used on behalf of a third party? | Third party involved | On behalf of a third party',
    fr: 'Tiers | Détermination quant au tiers | Agissez-vous pour le compte d’un tiers? | Agit pour le compte d’un tiers | Pour le compte d’un tiers | Le compte sera-t-il utilisé pour le compte d’un tiers? | Un tiers aura-t-il accès au compte? | Intervention d’un tiers',
  },
} as const satisfies Record<string, SharedField>
