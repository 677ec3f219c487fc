export { es as pt } from '../es/index.ts';
