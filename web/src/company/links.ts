import { site } from '../../../config/chosen.ts';
import { whatsappGreeting } from '../content/frame.ts';

/** `tel:` wants no spaces (RFC 3966). */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function emailLink(address: string): string {
  return `mailto:${address}`;
}

/** WhatsApp's click-to-chat address takes digits only, without the plus. */
export function whatsappLink(phone: string, pageName: string): string {
  return chatLink(phone, whatsappGreeting(site.name, pageName));
}

/** Opens WhatsApp with this text typed already. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function directionsLink(): string {
  const { latitude, longitude } = site.geo;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

export function mapFrameLink(): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(site.mapQuery)}&output=embed`;
}

/** 10.01 → 10°00′36″, as on a survey plan. */
export function degrees(value: number): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** The small page about one item, with a picture in a chat. */
export function shareLink(id: string): string {
  return `${location.origin}/share/${id}`;
}

/** The first of the owner's numbers is the one that every "call" button dials. */
export const mainPhone = site.phones[0] ?? site.whatsapp;
