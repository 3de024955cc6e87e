/** Constants only: visitors download this file. */

/** Host of the register of Tamil Nadu's Real Estate Regulatory Authority. */
export const AUTHORITY = 'rera.tn.gov.in';
export const AUTHORITY_ADDRESS = `https://${AUTHORITY}`;

/** Here the State tells of loans and claims on land, and of who holds it. */
export const ENCUMBRANCE_ADDRESS = 'https://tnreginet.gov.in';
export const PATTA_ADDRESS = 'https://eservices.tn.gov.in';
