import type { SharedField } from './shared-field.ts'

/** Addresses, places and issuing states. */
export const placeLabels = {
  address: {
    kind: 'address',
    en: 'Address | Mailing address | Residential address | Home address | Address / Adresse | Current address | Permanent residence address | Residence address | Civic address | Address on file',
    fr: 'Adresse | Adresse postale | Adresse complète | Adresse de résidence | Adresse du domicile | Adresse personnelle | Domicile | Adresse actuelle | Adresse civique | Adresse au dossier | Demeurant à | Demeurant au | Adresse / Address',
  },
  registered_address: {
    kind: 'address',
    en: 'Registered office | Registered office address | Registered address | Registered office location | Head office | Head office address | Principal place of business | Principal office address | Address of registered office | Registered or head office address | Address | Service address',
    fr: 'Siège social | Adresse du siège | Adresse du siège social | Siège | Adresse du domicile | Adresse du domicile élu | Domicile | Établissement principal | Adresse de l’établissement principal | Adresse du principal établissement | Adresse',
  },
  id_country: {
    kind: 'country',
    en: 'Issuing country | Issuing State | Country of issue | Country code | Code of issuing State | Country | Issuing country / Pays émetteur',
    fr: 'Pays émetteur | État émetteur | Pays de délivrance | Code du pays | Code pays | Pays',
  },
  id_province: {
    kind: 'province',
    en: 'Issuing province | Province of issue | Province | State | Jurisdiction | Province or territory',
    fr: 'Province de délivrance | Province émettrice | Province | Province ou territoire',
  },
  jurisdiction: {
    kind: 'text',
    en: 'Jurisdiction | Governing legislation | Governing statute | Incorporated under | Act | Governing jurisdiction | Home jurisdiction | Statute | Country | Province',
    fr: 'Régime législatif | Loi constitutive | Régime constitutif | Territoire | Compétence | Autorité législative | Régime juridique | Juridiction | Ressort | Loi | Pays',
  },
  tax_residences: {
    kind: 'countries',
    en: 'Tax residence | Country of tax residence | Country of tax residency | Country/jurisdiction of tax residence | Country of residence for tax purposes | Jurisdiction of tax residence | Tax residency | Countries of tax residence | Jurisdiction(s) of tax residence | Country of residence',
    fr: 'Résidence fiscale | Pays de résidence fiscale | Pays de résidence aux fins fiscales | Pays de résidence à des fins fiscales | Résidence(s) fiscale(s) | Pays/Juridiction de résidence fiscale | Juridiction de résidence fiscale | Pays de résidence',
  },
} as const satisfies Record<string, SharedField>
