import { HOME_ITEMS } from '@theni/contract/limits';
import { listHomeFiles } from '../api.ts';
import { defaultProjects, home } from '../content/home.ts';
import { pages } from '../content/pages.ts';
import {
  placeholder1,
  placeholder2,
  placeholder3,
  placeholder4,
  placeholder5,
  placeholder6,
} from '../pictures/pictures.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { AskLink } from './ask-link.tsx';
import { MediaTile } from './media-tile.tsx';
import css from './recent-projects.module.css';
import { TileFrame } from './tile-frame.tsx';
import { useFiles } from './use-files.ts';

const text = home.recentProjects;
const sizes = '(min-width: 62rem) 25rem, 50vw';
const placeholders = [
  placeholder1,
  placeholder2,
  placeholder3,
  placeholder4,
  placeholder5,
  placeholder6,
];
const places = Array.from({ length: HOME_ITEMS }, (_, index) => index);

/** Six places, in the page from the start; each shows its project as soon as there is one. */
export function RecentProjects() {
  const { items, failed, remove, retry } = useFiles(listHomeFiles);
  return (
    <>
      <ul className={css.layout}>
        {places.map((index) => {
          const item = items?.[index];
          return (
            <li key={index}>
              {item ? (
                <MediaTile
                  item={item}
                  address={`${pages.gallery.path}?item=${item._id}`}
                  number={index + 1}
                  sizes={sizes}
                  Action={AskLink}
                  onGone={remove}
                />
              ) : (
                <DefaultTile index={index} />
              )}
            </li>
          );
        })}
      </ul>
      {failed && (
        <p role="status" className={css.failed}>
          {text.failed}{' '}
          <Button look="outline" onClick={retry}>
            {text.retry}
          </Button>
        </p>
      )}
    </>
  );
}

function DefaultTile({ index }: { index: number }) {
  const project = defaultProjects[index];
  const picture = placeholders[index];
  if (!project || !picture) return null;
  return (
    <TileFrame number={index + 1} location={project.Location} service={project.Service}>
      <Picture picture={picture} alt={project.Alt} sizes={sizes} />
    </TileFrame>
  );
}
