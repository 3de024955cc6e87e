import type { Item } from '@theni/contract';
import { GALLERY_SERVICES, VIDEO_TYPE } from '@theni/contract/limits';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useItems } from '../items/item-queries.ts';
import { formatBytes } from '../upload/format.ts';
import { adminText } from '../words.ts';
import css from './gallery-overview.module.css';

const text = adminText.dashboard;

/** What the gallery holds, and what came last. */
export function GalleryOverview() {
  const { items, failed, reload } = useItems();
  if (failed && !items) {
    return (
      <p role="alert">
        {adminText.panel.listFailed}{' '}
        <Button look="outline" onClick={reload}>
          {adminText.panel.tryAgain}
        </Button>
      </p>
    );
  }
  if (!items) return <p role="status">{adminText.panel.loading}</p>;
  const overview = overviewOf(items);
  return (
    <>
      <Figures overview={overview} />
      <div className={css.columns}>
        <ByService overview={overview} />
        <LastUploads items={overview.last} />
      </div>
    </>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const figures = [
    { name: text.items, value: overview.items },
    { name: text.photos, value: overview.photos },
    { name: text.videos, value: overview.videos },
    { name: text.storage, value: formatBytes(overview.bytes) },
    { name: text.pinned, value: overview.pinned },
    { name: text.hidden, value: overview.hidden },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ByService({ overview: { byService, items } }: { overview: Overview }) {
  return (
    <section aria-labelledby="by-service">
      <h2 id="by-service">{text.byService}</h2>
      <dl className={css.services}>
        {byService.map(({ service, count }) => (
          <div key={service}>
            <dt>{service}</dt>
            <dd>
              <meter max={Math.max(1, items)} value={count} aria-hidden="true" />
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LastUploads({ items }: { items: Item[] }) {
  return (
    <section aria-labelledby="last-uploads">
      <h2 id="last-uploads">{text.lastUploads}</h2>
      {items.length === 0 && <p>{text.noUploads}</p>}
      <ul className={css.last}>
        {items.map((item) => (
          <li key={item._id}>
            <strong>{item.Location}</strong>, {item.Service.trim()}
            <br />
            <time dateTime={item.CreatedAt}>
              {new Date(item.CreatedAt).toLocaleString('en-IN')}
            </time>
            {` · ${formatBytes(item.Size)}`}
          </li>
        ))}
      </ul>
      <ButtonLink to="/admin-panel">{text.toPanel}</ButtonLink>
    </section>
  );
}

interface Overview {
  items: number;
  photos: number;
  videos: number;
  pinned: number;
  hidden: number;
  /** Bytes of the uploaded files, without the smaller copies that the server makes. */
  bytes: number;
  byService: { service: string; count: number }[];
  /** Newest first. */
  last: Item[];
}

const LAST_UPLOADS = 5;

/** @param items newest first, as the API hands them out */
function overviewOf(items: Item[]): Overview {
  const count = (which: (item: Item) => boolean) => items.filter(which).length;
  const videos = count(({ FileType }) => FileType === VIDEO_TYPE);
  return {
    items: items.length,
    photos: items.length - videos,
    videos,
    pinned: count(({ Pinned }) => Pinned),
    hidden: count(({ Hidden }) => Hidden),
    bytes: items.reduce((sum, { Size }) => sum + Size, 0),
    byService: GALLERY_SERVICES.map((service) => ({
      service: service.trim(),
      count: count(({ Service }) => Service === service),
    })),
    last: items.slice(0, LAST_UPLOADS),
  };
}
