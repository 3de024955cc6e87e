/**
 * All styles of the public pages, in the order in which they override each other. They travel as one sheet inside each
 * page's HTML, so that neither the first page nor the next one waits for a style sheet.
 */
import './tokens.css';
import './base.css';
import './font.css';

import.meta.glob('./ui/*.module.css', { eager: true });
import.meta.glob('./{carousel,company,contact-form,gallery,map}/*.module.css', { eager: true });
import.meta.glob('./{navigation,pages}/**/*.module.css', { eager: true });
